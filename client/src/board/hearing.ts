// Event listeners of an element.

type Heard = { [K in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[K]) => void };

/** Listens to events of an element until the returned function is called. */
export function hear(element: Element, heard: Heard, how: AddEventListenerOptions = {}): () => void {
  const ended = new AbortController();
  for (const [name, work] of Object.entries(heard))
    element.addEventListener(name, work as EventListener, { ...how, signal: ended.signal });
  return () => ended.abort();
}
