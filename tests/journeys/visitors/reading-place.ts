/** Some words on a page, and the distance in CSS pixels of their top from the top of the window. */
export type Place = { words: string; top: number };

/** The following functions run in the page, so they refer to nothing outside themselves. */

/** Scrolls to the middle of the page, and returns the first words below the upper third of the window. */
export function scrollToMiddle(): Place {
  window.scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' });
  for (const element of document.querySelectorAll('main :is(h2, h3, h4, p, li, td, dt, dd)')) {
    const { top, height } = element.getBoundingClientRect();
    const words = element.textContent?.trim() ?? '';
    if (height > 0 && top > window.innerHeight / 3 && words.length > 20) return { words, top };
  }
  throw new Error('There are no words below the middle of the page.');
}

/** Returns by how many CSS pixels the words are away from that place; undefined when the page does not have them. */
export function distanceFrom({ words, top }: Place): number | undefined {
  const distances = [...document.querySelectorAll('main :is(h2, h3, h4, p, li, td, dt, dd)')]
    .filter((element) => element.textContent?.trim() === words)
    .map((element) => Math.abs(element.getBoundingClientRect().top - top));
  return distances.length > 0 ? Math.min(...distances) : undefined;
}
