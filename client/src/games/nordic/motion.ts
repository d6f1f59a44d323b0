// Whether anything may move: what the reader asks of the system or of the page goes before any design.

export function still(): boolean {
  return (
    document.documentElement.dataset.motion === "off" ||
    matchMedia("(prefers-reduced-motion: reduce)").matches
  );
}
