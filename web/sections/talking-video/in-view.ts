/** The home page's audio starts when this ratio of the section is visible. */
const VISIBLE_RATIO = 0.2;
/**
 * A section taller than five viewports can never reach that ratio; it counts as visible when it covers this ratio of the
 * viewport.
 */
const COVERED_RATIO = 0.8;
const thresholds = Array.from({ length: 51 }, (_, index) => index / 50);

interface Watched {
  /** The element that must be in view to start. */
  start: Element;
  /** The element that must be in view to continue: `start` itself or an ancestor. */
  stay: Element;
}

/**
 * Calls back with true when enough of `start` is in view, and with false when `stay` is entirely out of view. States in between
 * have no effect, so that a little scrolling does not interrupt. Returns a function that stops observing.
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

/** Whether enough of an element is visible to start. */
export function isShown({
  intersectionRatio,
  intersectionRect,
  rootBounds,
}: Pick<IntersectionObserverEntry, 'intersectionRatio' | 'intersectionRect' | 'rootBounds'>): boolean {
  if (intersectionRatio >= VISIBLE_RATIO) return true;
  return rootBounds !== null && intersectionRect.height >= COVERED_RATIO * rootBounds.height;
}
