/** Calls back once the next frame is drawn. A document that nobody sees has no frames: there, at once. */
export function afterFrame(then: () => void): void {
  if (document.hidden) then();
  else requestAnimationFrame(() => setTimeout(then));
}
