import type { PartName } from './parts.ts';

/** The id of a group in `house.svg`: a part of the platform, or a piece of the house without one. */
export type Piece = PartName | 'shell' | 'earth';

type Place = {
  /** A square around the part, as a view box. */
  view: string;
  /** The other pieces that are visible in the circle inside that square. */
  beside: readonly Piece[];
  /** The position of its number in the drawing, and whether a line connects it to the part. */
  callout: { x: number; y: number; hasLeader?: true };
};

export const placesByPart: Record<PartName, Place> = {
  missionIq: {
    view: '310 4 140 140',
    beside: ['shell', 'keyFeatures'],
    callout: { x: 470, y: 36, hasLeader: true },
  },
  keyFeatures: {
    view: '290 50 180 180',
    beside: ['shell', 'missionIq', 'agents'],
    callout: { x: 560, y: 100, hasLeader: true },
  },
  agents: {
    view: '185 110 200 200',
    beside: ['shell', 'keyFeatures', 'orchestration', 'pillars'],
    callout: { x: 626, y: 196, hasLeader: true },
  },
  orchestration: {
    view: '280 200 140 140',
    beside: ['agents', 'pillars', 'solution'],
    callout: { x: 626, y: 240, hasLeader: true },
  },
  pillars: {
    view: '170 240 180 180',
    beside: ['shell', 'agents', 'orchestration', 'solution', 'dataIntegrationInterface'],
    callout: { x: 134, y: 240, hasLeader: true },
  },
  solution: {
    view: '310 270 140 140',
    beside: ['shell', 'orchestration', 'pillars'],
    callout: { x: 380, y: 330 },
  },
  governanceModule: {
    view: '60 270 140 140',
    beside: ['shell', 'earth', 'dataIntegrationInterface'],
    callout: { x: 70, y: 290, hasLeader: true },
  },
  dataIntegrationInterface: {
    view: '150 320 150 150',
    beside: ['shell', 'earth', 'pillars', 'governanceModule', 'genesis'],
    callout: { x: 52, y: 428, hasLeader: true },
  },
  genesis: {
    view: '160 350 130 130',
    beside: ['shell', 'pillars', 'dataIntegrationInterface'],
    callout: { x: 640, y: 436, hasLeader: true },
  },
  marketImpact: {
    view: '585 245 150 150',
    beside: ['shell', 'earth'],
    callout: { x: 690, y: 292, hasLeader: true },
  },
};
