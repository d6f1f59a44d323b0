// Listening to an element for as long as it is there.

type Heard = { [K in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[K]) => void };

/** Hears these events of an element until what it returns is called. */
export function hear(element: Element, heard: Heard, how: AddEventListenerOptions = {}): () => void {
  const ended = new AbortController();
  for (const [name, work] of Object.entries(heard))
    element.addEventListener(name, work as EventListener, { ...how, signal: ended.signal });
  return () => ended.abort();
}
