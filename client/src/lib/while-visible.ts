// Periodic work that pauses while the page is hidden.

/** Call `work` now, every `interval` ms while the page is visible, and when it becomes visible again; returns a stop. */
export function whileVisible(work: () => void, interval: number): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const restart = (): void => {
    clearInterval(timer);
    if (document.visibilityState === "hidden") return;
    work();
    timer = setInterval(work, interval);
  };
  restart();
  document.addEventListener("visibilitychange", restart);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", restart);
  };
}
