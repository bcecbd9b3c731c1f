/** Marks a block that is out of view: `ui/reveal.tsx`. */
export const away = 'data-away';

/** What lies in such a block, as a selector. */
export const whileAway = `[${away}] &`;
