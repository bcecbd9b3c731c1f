import type { CSSProperties } from 'react';

/** For words that only those who listen need. */
export const hiddenFromSight: CSSProperties = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};
