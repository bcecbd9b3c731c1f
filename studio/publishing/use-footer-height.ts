import { type RefObject, useEffect, useState } from 'react';

/**
 * How far the footer of a pane reaches over the form, in pixels: on a small screen the page scrolls behind it, on a
 * large one the form ends above it.
 */
export function useFooterHeight(inside: RefObject<HTMLElement | null>): number {
  const [height, setHeight] = useState(0);

  useEffect(() => {
    const scroller = inside.current?.closest('[data-testid="document-panel-scroller"]');
    const footer = inside.current?.closest('[data-ui="Pane"]')?.querySelector('[data-testid="pane-footer"]');
    if (!scroller || !footer) return;
    const measure = () => {
      const isCovered = getComputedStyle(scroller).overflowY === 'visible';
      setHeight(isCovered ? footer.getBoundingClientRect().height : 0);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(footer);
    observer.observe(scroller);
    return () => observer.disconnect();
  }, [inside]);

  return height;
}
