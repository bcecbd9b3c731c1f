/** Marks a block that is out of view: `ui/reveal.tsx`. */
export const outOfViewAttribute = 'data-out-of-view';

/** What lies in such a block, as a selector. */
export const whileOutOfView = `[${outOfViewAttribute}] &`;
