const PILLARS = 10;
const FLOOR = 134;
const CAPITAL = 66;
/** Distance from one pillar to the next, and the width of one. */
const STEP = 20.4;
const WIDTH = 10;
const FIRST = 33.2;

/** The ten pillars and the floor between them, as one unbroken stroke from left to right. */
function colonnade(): string {
  const pillars = Array.from({ length: PILLARS }, (_, index) => {
    const left = round(FIRST + index * STEP);
    return `H${left} V${CAPITAL} h${WIDTH} V${FLOOR}`;
  });
  return `M22 ${FLOOR} ${pillars.join(' ')} H238`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The frame that the building fills: it stands on the lower edge. */
export const logoFrame = { left: 6, top: 7, width: 248, height: 152 };

/** The building's strokes from the ground up: colonnade, steps, beam and roof. */
export const logoStrokes: readonly string[] = [
  colonnade(),
  'M238 134 v8 h8 v8 h8 v8 H6 v-8 h8 v-8 h8 v-8',
  'M22 58 H238 V50 H22 Z',
  'M22 50 L130 8 L238 50',
];

/** The light in the pediment. */
export const logoLight = { cx: 130, cy: 33, r: 7 };
