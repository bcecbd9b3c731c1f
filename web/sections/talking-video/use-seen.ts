import { type RefObject, useEffect, useState } from 'react';

/** Ratio of the element that must be visible for its face to count as seen; a face is near the top of its image. */
const SEEN_RATIO = 0.9;

/** Whether an element is in the viewport, not covered by the navigation; true until it is measured. */
export function useSeen(ref: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(true);
  useEffect(() => {
    if (!ref.current || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const latest = entries.at(-1);
        if (latest) setSeen(latest.intersectionRatio >= SEEN_RATIO);
      },
      { threshold: SEEN_RATIO, rootMargin: `-${underNavigation()} 0px 0px 0px` },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
  return seen;
}

/** The height of the navigation in pixels, from the page's scroll padding. */
function underNavigation(): string {
  return `${Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0}px`;
}
