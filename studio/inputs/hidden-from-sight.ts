import type { CSSProperties } from 'react';

/** Styles that hide an element visually and keep it for screen readers. */
export const hiddenFromSight: CSSProperties = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};
