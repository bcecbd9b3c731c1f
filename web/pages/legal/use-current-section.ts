import { useEffect, useState } from 'react';

/** A section is being read once its heading has passed this part of the window, from above. */
const READING_LINE = 0.3;

/**
 * The id of the section that is being read: of the last heading above the reading line. Undefined above the first
 * one, on the server and without an IntersectionObserver.
 */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();

  useEffect(() => {
    if (!('IntersectionObserver' in window)) return;
    const headings = ids.flatMap((id) => document.getElementById(id) ?? []);
    const read = () => {
      const line = window.innerHeight * READING_LINE;
      setCurrent(headings.findLast((heading) => heading.getBoundingClientRect().top <= line)?.id);
    };
    const observer = new IntersectionObserver(read, {
      rootMargin: `0px 0px -${100 * (1 - READING_LINE)}% 0px`,
    });
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [ids]);

  return current;
}
