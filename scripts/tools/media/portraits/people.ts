import type { agentRoles } from '../../../../schemas/agent-domains.ts';
import type { Garment } from './clothes.ts';
import type { Face } from './face.ts';
import { accent, accentDeep, accentPale, drawStroke, ink, paperRaised } from './ink.ts';
import type { Parts } from './open-peeps.ts';

/** A person's drawing. */
export type Person = {
  name: string;
  parts: Parts;
  face: Face;
  /** Color of the plain top; stripes and the garment are drawn over it. */
  clothes: string;
  stripes?: string;
  garment?: { kind: Garment; color: string };
  /** Darker tone of the skin, for the shadow below the chin. */
  shade: string;
  /** The square part of the drawing that the picture shows. */
  view: { x: number; y: number; edge: number };
  /** SVG drawn over the head: shine on the hair, folds, jewellery. */
  overHead: readonly string[];
  /** Left of this x coordinate the hair covers the arm of the glasses. */
  templesFrom?: number;
};

export type PersonName = keyof typeof agentRoles;

const gray = '#b9b2a6';
/** Highlight color on black hair. */
const sheen = '#464b5e';
/** Highlighted curls. */
const curls = [
  'M196 190C204 176 222 176 226 190',
  'M262 146C272 132 290 136 290 150',
  'M330 122C342 112 358 118 356 132',
  'M240 232C250 220 266 224 266 238',
  'M318 184C330 172 346 180 342 194',
  'M400 150C412 142 426 148 424 162',
  'M170 268C178 256 194 258 196 272',
];

function drawHoop(x: number, y: number): string {
  return `<circle cx="${x}" cy="${y}" r="19" stroke="${ink}" stroke-width="15"/><circle cx="${x}" cy="${y}" r="19" stroke="${accentPale}" stroke-width="6"/>`;
}

const mouth = { x: 477, y: 478 };

/** The eight agents, in the order of their cards. */
export const people: Record<PersonName, Person> = {
  tara: {
    name: 'Tara',
    parts: { head: 'grayBun', glasses: 'glasses2', skin: '#c98f62', hair: gray, headwear: accent },
    face: {
      eye: { height: 16 },
      nose: 'straight',
      mouth: { ...mouth, lips: '#a4473f' },
      cheek: '#b06a47',
      lines: true,
    },
    clothes: accent,
    view: { x: 72, y: 52, edge: 620 },
    overHead: [
      drawStroke('M196 214C214 172 250 142 292 130', '#8f877a', 7),
      drawStroke('M344 208C372 196 398 182 418 164', '#8f877a', 7),
      drawStroke('M168 130C176 112 190 98 208 92', '#8f877a', 7),
    ],
    templesFrom: 296,
    garment: { kind: 'shirt', color: paperRaised },
    shade: '#aa7049',
  },
  coleman: {
    name: 'Coleman',
    parts: { head: 'short1', facialHair: 'full', skin: '#87583b', hair: ink, headwear: accent },
    face: {
      brow: { color: ink, width: 14, arch: 8 },
      eye: { height: 16 },
      nose: 'broad',
      mouth,
      cheek: '#6d4029',
    },
    clothes: accentDeep,
    view: { x: 94, y: 74, edge: 600 },
    overHead: [],
    garment: { kind: 'shirt', color: paperRaised },
    shade: '#6b422b',
  },
  monet: {
    name: 'Monet',
    parts: { head: 'afro', skin: '#a06a45', hair: ink, headwear: accent },
    face: {
      brow: { color: ink, width: 11, arch: 7 },
      eye: { height: 17, lashes: true },
      nose: 'broad',
      mouth: { ...mouth, lips: '#94322f' },
      cheek: '#8a4a30',
    },
    clothes: paperRaised,
    view: { x: 72, y: 52, edge: 620 },
    overHead: [...curls.map((curl) => drawStroke(curl, sheen, 7)), drawHoop(246, 470)],
    garment: { kind: 'necklace', color: accent },
    shade: '#82512f',
  },
  preston: {
    name: 'Preston',
    parts: { head: 'short4', facialHair: 'chin', skin: '#f1cba9', hair: '#a8552c', headwear: accent },
    face: {
      brow: { color: '#7a3a1c', width: 12, arch: 7 },
      eye: { height: 16 },
      nose: 'strong',
      mouth,
      cheek: '#e39b7c',
      freckles: '#cd8a63',
    },
    clothes: '#8a9bc4',
    view: { x: 88, y: 52, edge: 620 },
    overHead: [],
    garment: { kind: 'cardigan', color: accent },
    shade: '#d9a683',
  },
  diana: {
    name: 'Diana',
    parts: { head: 'bangs2', glasses: 'glasses3', skin: '#f3d2b0', hair: ink, headwear: accent },
    face: {
      eye: { height: 16 },
      nose: 'button',
      mouth: { ...mouth, lips: '#c4605a' },
      cheek: '#e79f88',
    },
    clothes: accentPale,
    view: { x: 82, y: 62, edge: 610 },
    overHead: [
      drawStroke('M204 236C226 186 268 154 322 146', sheen, 9),
      drawStroke('M352 144C366 144 378 146 390 149', sheen, 9),
    ],
    garment: { kind: 'turtleneck', color: accentPale },
    shade: '#dcae87',
  },
  neo: {
    name: 'Neo',
    parts: { head: 'twists2', without: [2, 3, 4], skin: '#b8805a', hair: '#4b2d1d', headwear: accent },
    face: {
      brow: { color: '#35200f', width: 12, arch: 6 },
      eye: { height: 18 },
      nose: 'button',
      mouth,
      cheek: '#9c5f3e',
    },
    clothes: paperRaised,
    view: { x: 90, y: 56, edge: 620 },
    overHead: [],
    stripes: accent,
    shade: '#986341',
  },
  huma: {
    name: 'Huma',
    parts: { head: 'hijab', without: [1, 2], skin: '#e6b98f', hair: accent, headwear: accentPale },
    face: {
      brow: { color: ink, width: 12, arch: 7 },
      eye: { height: 17, lashes: true },
      nose: 'straight',
      mouth: { ...mouth, lips: '#b4524b' },
      cheek: '#d48d68',
    },
    clothes: '#cfc4ae',
    view: { x: 82, y: 66, edge: 610 },
    overHead: [
      drawStroke('M300 558C325 580 358 592 394 598', ink, 9),
      drawStroke('M268 590C292 603 315 608 338 611', ink, 9),
      drawStroke('M212 300C222 248 252 204 296 178', accentPale, 7),
    ],
    shade: '#c99568',
  },
  ernesto: {
    name: 'Ernesto',
    parts: {
      head: 'grayShort',
      facialHair: 'moustache9',
      skin: '#d9a376',
      hair: '#8d867c',
      headwear: accent,
    },
    face: {
      brow: { color: '#5b554d', width: 15, arch: 8 },
      eye: { height: 15 },
      nose: 'strong',
      mouth: { x: 478, y: 494, belowMoustache: true },
      cheek: '#c07f54',
      lines: true,
    },
    clothes: accentDeep,
    view: { x: 94, y: 70, edge: 600 },
    overHead: [drawStroke('M268 190C300 172 340 166 382 168', '#b3aca1', 7)],
    garment: { kind: 'blazer', color: accentDeep },
    shade: '#b9824f',
  },
};
