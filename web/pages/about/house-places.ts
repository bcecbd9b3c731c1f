import type { PartName } from './parts.ts';

/** A piece of the drawing: what stands for a part of the platform, or for none. */
export type Piece = PartName | 'shell' | 'earth';

/** Ten columns, each shaft, base and capital; the door stands between the fifth and the sixth. */
const fiveColumns = inRow(5, 'v-78m10 78v-78m-14 0h18m-18 73h18', 'm12.4 5');
const columns = `M207 360${fiveColumns}m110.8 5${fiveColumns}`;

/** A head and shoulders in the middle of each of four rooms on a floor. */
const fourPeople = inRow(4, 'v-4a15 14 0 0 1 30 0v4m-23-30a8 8 0 1 0 16 0 8 8 0 1 0-16 0', 'm83 30');
const rooms = 'M200 156h360m-360 52h360M290 156v104m90-104v104m90-104v104';

/** Five lines from wall to wall. */
const frieze = `M196 260${inRow(5, 'h368', 'm-368 4')}`;

/** A tune for eight. */
const notes = [274, 268, 270, 262, 266, 264, 270, 268]
  .map((y, index) => `M${222 + index * 45} ${y}a3.4 2.6 0 1 0 6.8 0 3.4 2.6 0 1 0-6.8 0m6.8 0v-11`)
  .join('');

/** Two courses of stone under the house, the second half a stone further. */
const joints = inRow(7, 'v12m-25.5 0v12', 'm76.5-24');

/**
 * What each part of the platform is in a section through the house: the path data of its lines. Lines that lie on one
 * another, such as the notes on the frieze, are paths of their own: in one path, where they cross would be a blot.
 */
export const outlines: Record<Piece, readonly string[]> = {
  /** What belongs to none of the parts: ground, walls and roof. */
  shell: [
    'M24 360h162M574 360h142M186 372v-12h388v12M200 260V148M560 260V148M184 148h392L380 82zM186 372h388v52h-388z',
  ],
  /** Cut earth on both sides of the house, hatched as in every section. */
  earth: [`M30 370l8-8${'m2 8 8-8'.repeat(13)}M594 370l8-8${'m2 8 8-8'.repeat(11)}`],
  /** An instrument on the roof that shows how things stand. */
  missionIq: ['M380 82V44', 'M358 44a22 22 0 0 1 44 0zM364 35l4 3M380 22v5M396 35l-4 3', 'M380 44l11-14'],
  /** The windows in the gable. */
  keyFeatures: [
    'M362 146v-22a18 18 0 0 1 36 0v22zM380 106v40M310 146v-12a12 12 0 0 1 24 0v12zM426 146v-12a12 12 0 0 1 24 0v12z',
  ],
  /** Eight rooms, somebody in each. */
  agents: [rooms, `M230 208${fourPeople}M230 260${fourPeople}`],
  /** The frieze that holds both floors together, written like a score. */
  orchestration: [frieze, notes],
  /** Ten columns that bear it all. */
  pillars: [columns],
  /** The open door between them. */
  solution: ['M356 360v-46a24 24 0 0 1 48 0v46M356 314l-16-8v64l16-10'],
  /** The gate that somebody opens, or not. */
  governanceModule: [
    'M96 360v-52h10v52m48 0v-52h10v52M106 318h48m-48 30h48M118 318v30m24-30v30',
    'M123 331h14v12h-14zm3 0v-4a4 4 0 0 1 8 0v4',
  ],
  /** The pipes that come in from outside. */
  dataIntegrationInterface: [
    'M24 388h190M24 398h180M24 408h190',
    'M214 382h48v32h-48v-12h-10v-8h10zM262 398h68M226 390h24m-24 8h24m-24 8h24',
  ],
  /** The stones it stands on; one was laid first. */
  genesis: [`M176 424h408v24h-408zm0 12h408M227 424${joints}`],
  /** The neighbours. */
  marketImpact: [
    'M604 360v-34l22-18 22 18v34M620 360v-18h12v18M656 360v-22l18-16 18 16v22M702 360v-12M702 348c-12 0-12-18 0-22 12 4 12 22 0 22z',
  ],
};

type Place = {
  /** A square around the part, as a viewBox. */
  view: string;
  /** What else is seen in the circle that fits that square. */
  beside: readonly Piece[];
  /** Where its number stands in the drawing, and the line that leads to it from the part. */
  callout: { x: number; y: number; leader?: string };
};

export const around: Record<PartName, Place> = {
  missionIq: {
    view: '310 4 140 140',
    beside: ['shell', 'keyFeatures'],
    callout: { x: 470, y: 36, leader: 'M457 36H406' },
  },
  keyFeatures: {
    view: '290 50 180 180',
    beside: ['shell', 'missionIq', 'agents'],
    callout: { x: 560, y: 100, leader: 'M547 100L446 128' },
  },
  agents: {
    view: '185 110 200 200',
    beside: ['shell', 'keyFeatures', 'orchestration', 'pillars'],
    callout: { x: 626, y: 196, leader: 'M613 196H552' },
  },
  orchestration: {
    view: '280 200 140 140',
    beside: ['agents', 'pillars', 'solution'],
    callout: { x: 626, y: 240, leader: 'M613 243L566 264' },
  },
  pillars: {
    view: '170 240 180 180',
    beside: ['shell', 'agents', 'orchestration', 'solution', 'dataIntegrationInterface'],
    callout: { x: 134, y: 240, leader: 'M146 246L206 290' },
  },
  solution: {
    view: '310 270 140 140',
    beside: ['shell', 'orchestration', 'pillars'],
    callout: { x: 380, y: 330 },
  },
  governanceModule: {
    view: '60 270 140 140',
    beside: ['shell', 'earth', 'dataIntegrationInterface'],
    callout: { x: 70, y: 290, leader: 'M79 300L98 314' },
  },
  dataIntegrationInterface: {
    view: '150 320 150 150',
    beside: ['shell', 'earth', 'pillars', 'governanceModule', 'genesis'],
    callout: { x: 52, y: 428, leader: 'M58 416L64 409' },
  },
  genesis: {
    view: '160 350 130 130',
    beside: ['shell', 'pillars', 'dataIntegrationInterface'],
    callout: { x: 640, y: 436, leader: 'M627 436H578' },
  },
  marketImpact: {
    view: '585 245 150 150',
    beside: ['shell', 'earth'],
    callout: { x: 690, y: 292, leader: 'M681 302L674 312' },
  },
};

/** The same strokes so many times, `next` being the way from where one ends to where the next begins. */
function inRow(count: number, strokes: string, next: string): string {
  return Array.from({ length: count }, () => strokes).join(next);
}
