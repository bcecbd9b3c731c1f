/** Attribute of a block that is out of view: `ui/reveal.tsx`. */
export const outOfViewAttribute = 'data-out-of-view';

/** Selector for an element in such a block. */
export const whileOutOfView = `[${outOfViewAttribute}] &`;
