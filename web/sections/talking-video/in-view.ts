/** Spec section 9: the home page's audio starts when this much of the section is visible. */
const SHOWN = 0.2;
/** A section taller than five windows can never be that visible; then it counts when it covers most of the window. */
const COVERED = 0.8;
const thresholds = Array.from({ length: 51 }, (_, index) => index / 50);

interface Watched {
  /** What must be in view for things to start. */
  start: Element;
  /** What must be in view for things to go on: `start` itself, or something around it. */
  stay: Element;
}

/**
 * Calls back with true when `start` has come into view far enough, and with false when nothing of `stay` is in view
 * any more. What lies between changes nothing, so that a little scrolling does not interrupt. Returns what ends it.
 */
export function watchView({ start, stay }: Watched, callback: (inView: boolean) => void): () => void {
  if (!('IntersectionObserver' in window)) return () => {};
  const arrivals = new IntersectionObserver(
    (entries) => {
      const latest = entries.at(-1);
      if (latest && isShown(latest)) callback(true);
    },
    { threshold: thresholds },
  );
  const departures = new IntersectionObserver((entries) => {
    if (entries.at(-1)?.isIntersecting === false) callback(false);
  });
  arrivals.observe(start);
  departures.observe(stay);
  return () => {
    arrivals.disconnect();
    departures.disconnect();
  };
}

/** Whether enough of an element is visible for something to start there. */
export function isShown({
  intersectionRatio,
  intersectionRect,
  rootBounds,
}: Pick<IntersectionObserverEntry, 'intersectionRatio' | 'intersectionRect' | 'rootBounds'>): boolean {
  if (intersectionRatio >= SHOWN) return true;
  return rootBounds !== null && intersectionRect.height >= COVERED * rootBounds.height;
}
