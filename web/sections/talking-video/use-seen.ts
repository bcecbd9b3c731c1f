import { type RefObject, useEffect, useState } from 'react';

/** Share of the element that must be visible before the face in it counts as seen; a face is near the top of its picture. */
const SEEN = 0.9;
/** The lowest part of the window, where the control bar lies. */
const UNDER_BAR = '20%';

/** Whether an element is in the window, clear of the navigation and of the control bar; true until it is known. */
export function useSeen(ref: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(true);
  useEffect(() => {
    if (!ref.current || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const latest = entries.at(-1);
        if (latest) setSeen(latest.intersectionRatio >= SEEN);
      },
      { threshold: SEEN, rootMargin: `-${underNavigation()} 0px -${UNDER_BAR} 0px` },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
  return seen;
}

/** The highest part of the window: the page says how much of it the navigation takes. In pixels. */
function underNavigation(): string {
  return `${Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0}px`;
}
