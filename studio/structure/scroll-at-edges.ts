/** Pixels from the upper and the lower edge of what scrolls, within which it does so while something is dragged. */
const ZONE = 56;
/** Pixels for each frame, at the edge itself and beyond. */
const FASTEST = 14;

/**
 * Scrolls what an element is in, as long as something is dragged towards an edge of it and is near: what is out of sight
 * can be reached by dragging alone.
 *
 * @param start where the drag began, in pixels from the top of the window
 * @param pointer where it is at the moment
 * @returns what ends it
 */
export function scrollAtEdges(element: Element, start: number, pointer: () => number): () => void {
  const container = scrollContainer(element);
  const step = () => {
    const by = pixels(container, start, pointer());
    if (by !== 0) container.scrollTop += by;
    frame = requestAnimationFrame(step);
  };
  let frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(frame);
}

/** Only in the direction of the drag: whoever takes a row that is near an edge anyway has not asked to see more. */
function pixels(container: Element, start: number, y: number): number {
  const { top, bottom } = container.getBoundingClientRect();
  const into = y > start ? y - (Math.min(bottom, innerHeight) - ZONE) : Math.max(top, 0) + ZONE - y;
  if (y === start || into <= 0) return 0;
  return Math.sign(y - start) * Math.ceil(FASTEST * Math.min(into / ZONE, 1));
}

function scrollContainer(element: Element): Element {
  const parent = element.parentElement;
  if (!parent) return document.scrollingElement ?? document.documentElement;
  const isScrolled = /auto|scroll/.test(getComputedStyle(parent).overflowY);
  return isScrolled && parent.scrollHeight > parent.clientHeight ? parent : scrollContainer(parent);
}
