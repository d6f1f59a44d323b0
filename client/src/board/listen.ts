// Event listeners of an element.

type Listeners = { [K in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[K]) => void };

/** Listens to events of an element until the returned function is called. */
export function listen(
  element: Element,
  listeners: Listeners,
  how: AddEventListenerOptions = {},
): () => void {
  const ended = new AbortController();
  for (const [name, work] of Object.entries(listeners))
    element.addEventListener(name, work as EventListener, { ...how, signal: ended.signal });
  return () => ended.abort();
}
