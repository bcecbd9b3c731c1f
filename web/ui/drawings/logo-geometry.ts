/**
 * The ten pillars and the floor between them, as one continuous stroke from left to right. A pillar is 10 units wide, and the gap
 * is 10.4.
 */

/** The logo's building in a 32 by 32 view box; `public/favicon.svg` is the same drawing. */
export const brandMarkPath = 'M4 12 16 4l12 8v2H4zM8 14v11m5.3-11v11m5.4-11v11M24 14v11M3 28h26';

const colonnade = `M22 134h11.2${Array.from({ length: 10 }, () => 'v-68h10v68').join('h10.4')}H238`;

/** The bounding box of the building, whose ground is the lower edge. */
export const logoFrame = { left: 6, top: 7, width: 248, height: 152 };

/** The building's strokes from the ground up: colonnade, steps, beam and roof. */
export const logoStrokes: readonly string[] = [
  colonnade,
  'M238 134 v8 h8 v8 h8 v8 H6 v-8 h8 v-8 h8 v-8',
  'M22 58 H238 V50 H22 Z',
  'M22 50 L130 8 L238 50',
];

/** The light in the pediment. */
export const logoLight = { cx: 130, cy: 33, r: 7 };
