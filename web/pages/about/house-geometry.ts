import type { PartName } from './parts.ts';

/** Left edges of the ten columns; the door stands between the fifth and the sixth. */
const columnEdges = Array.from({ length: 10 }, (_, index) => 207 + index * 26.4 + (index > 4 ? 98.4 : 0));

/** Shaft, base and capital of each column. */
export const columns = columnEdges
  .map((left) => round(left))
  .map((x) => `M${x} 360 V282 M${x + 10} 360 V282 M${x - 4} 282 H${x + 14} M${x - 4} 355 H${x + 14}`)
  .join(' ');

/** A head and shoulders in the middle of each of eight rooms. */
export const figures = grid(4, 2)
  .map(({ column, row }) => ({ x: 245 + column * 90, floor: 208 + row * 52 }))
  .map(
    ({ x, floor }) =>
      `M${x - 15} ${floor} V${floor - 4} A15 14 0 0 1 ${x + 15} ${floor - 4} V${floor} M${x - 8} ${floor - 30} a8 8 0 1 0 16 0 a8 8 0 1 0 -16 0`,
  )
  .join(' ');

/** Five lines from wall to wall. */
export const frieze = [260, 264, 268, 272, 276].map((y) => `M196 ${y} H564`).join(' ');

/** A tune for eight. */
export const notes = [274, 268, 270, 262, 266, 264, 270, 268]
  .map((y, index) => ({ x: 222 + index * 45, y }))
  .map(({ x, y }) => `M${x} ${y} a3.4 2.6 0 1 0 6.8 0 a3.4 2.6 0 1 0 -6.8 0 M${x + 6.8} ${y} v-11`)
  .join(' ');

/** Two courses of stone under the house, the second half a stone further. */
export const stones = `M176 424 H584 V448 H176 Z M176 436 H584 ${[0, 1, 2, 3, 4, 5, 6]
  .map((index) => 227 + index * 51)
  .map((x) => `M${x} 424 V436 M${x - 25.5} 436 V448`)
  .join(' ')}`;

/** Short strokes under the ground on both sides of the house. */
export const hatching = [...strokesBetween(30, 166), ...strokesBetween(594, 706)]
  .map((x) => `M${x} 370 l8 -8`)
  .join(' ');

function strokesBetween(from: number, to: number): number[] {
  return Array.from({ length: Math.floor((to - from) / 10) + 1 }, (_, index) => from + index * 10);
}

type Place = {
  /** A square around the part, as a viewBox. */
  view: string;
  /** Where its number stands in the drawing, and the line that leads to it from the part. */
  callout: { x: number; y: number; leader?: string };
};

export const around: Record<PartName, Place> = {
  missionIq: { view: '310 4 140 140', callout: { x: 470, y: 36, leader: 'M457 36 H406' } },
  keyFeatures: { view: '290 50 180 180', callout: { x: 560, y: 100, leader: 'M547 100 L446 128' } },
  agents: { view: '185 110 200 200', callout: { x: 626, y: 196, leader: 'M613 196 H552' } },
  orchestration: { view: '280 200 140 140', callout: { x: 626, y: 240, leader: 'M613 243 L566 264' } },
  pillars: { view: '170 240 180 180', callout: { x: 134, y: 240, leader: 'M146 246 L206 290' } },
  solution: { view: '310 270 140 140', callout: { x: 380, y: 330 } },
  governanceModule: { view: '60 270 140 140', callout: { x: 70, y: 290, leader: 'M79 300 L98 314' } },
  dataIntegrationInterface: {
    view: '150 320 150 150',
    callout: { x: 52, y: 428, leader: 'M58 416 L64 409' },
  },
  genesis: { view: '160 350 130 130', callout: { x: 640, y: 436, leader: 'M627 436 H578' } },
  marketImpact: { view: '585 245 150 150', callout: { x: 690, y: 292, leader: 'M681 302 L674 312' } },
};

function grid(columnCount: number, rowCount: number) {
  return Array.from({ length: columnCount * rowCount }, (_, index) => ({
    column: index % columnCount,
    row: Math.floor(index / columnCount),
  }));
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
