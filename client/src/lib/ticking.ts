// What goes on by itself goes on only while somebody can see it.

/** Work now and after each pause, while the page can be seen, and as soon as it can be seen again; returns the end. */
export function whileSeen(work: () => void, pause: number): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const look = (): void => {
    clearInterval(timer);
    if (document.visibilityState === "hidden") return;
    work();
    timer = setInterval(work, pause);
  };
  look();
  document.addEventListener("visibilitychange", look);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", look);
  };
}
