import { type RefObject, useEffect, useState } from 'react';

/** Ratio that must be visible of the element, or that it must cover of a window lower than itself. */
const SEEN_RATIO = 0.9;
/** The ratio while the element's end is in view: a portrait leaves at the top, where its mouth and the caption go last. */
const LEAVING_RATIO = 0.5;
const thresholds = Array.from({ length: 51 }, (_, index) => index / 50);

/** Whether an element is mostly in the viewport, not covered by the navigation, or fills it; true until it is measured. */
export function useSeen(ref: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(true);
  useEffect(() => {
    if (!ref.current || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const latest = entries.at(-1);
        if (latest) setSeen(isInView(latest));
      },
      { threshold: thresholds, rootMargin: `-${measureNavigation()} 0px 0px 0px` },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
  return seen;
}

function isInView({ boundingClientRect, intersectionRect, rootBounds }: IntersectionObserverEntry): boolean {
  const whole = Math.min(boundingClientRect.height, rootBounds?.height ?? window.innerHeight);
  const isEndInView = intersectionRect.bottom > boundingClientRect.bottom - 1;
  return intersectionRect.height >= (isEndInView ? LEAVING_RATIO : SEEN_RATIO) * whole;
}

/** The height of the navigation in pixels, from the page's scroll padding. */
function measureNavigation(): string {
  return `${Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0}px`;
}
