import { drawStroke, ink, paperRaised } from './ink.ts';
import type { MouthPlace } from './mouth-drawing.ts';
import type { Pose } from './pose.ts';

/** `height` is half the height of the near eye, in units of the drawing. */
type Eye = { height: number; lashes?: boolean };

/** Positions of the eyes. The face is turned to the right, so the far eye is a little smaller. */
const places = [
  { x: 406, y: 360, scale: 1, shineX: 410, lash: 'M-6 5C-13 4 -19 1 -23 -5' },
  { x: 524, y: 357, scale: 0.93, shineX: 525.5, lash: 'M5 5C11 4 15 1 18 -4' },
] as const;

const halfWidth = 12;

/** Draws both eyes as SVG. `blink` goes from 0 (open) to 1 (shut). */
function drawEyes(eye: Eye, blink: number): string {
  return places.map((place) => drawEye(eye, place, blink)).join('');
}

function drawEye(eye: Eye, { x, y, scale, shineX, lash }: (typeof places)[number], blink: number): string {
  if (blink > 0.75) return drawStroke(`M${x - 14} ${y + 2}Q${x} ${y + 13} ${x + 14} ${y + 2}`, ink, 9);
  const height = eye.height * scale * (1 - blink * 0.8);
  const parts = [
    `<ellipse cx="${x}" cy="${y}" rx="${halfWidth * scale}" ry="${height}" fill="${ink}"/>`,
    blink < 0.3 ? `<circle cx="${shineX}" cy="${y - height * 0.4}" r="4" fill="${paperRaised}"/>` : '',
    eye.lashes ? `<g transform="translate(${x} ${y - height})">${drawStroke(lash, ink, 6)}</g>` : '',
  ];
  return parts.join('');
}

/** `arch` is how far the outer ends are lower than the middle, in units of the drawing. */
type Brow = { color: string; width: number; arch: number };

/** The features of a face. Colors are `#rrggbb`. */
export type Face = {
  /** Absent when hair or glasses hide it. */
  brow?: Brow;
  eye: Eye;
  nose: 'button' | 'broad' | 'straight' | 'strong';
  mouth: MouthPlace;
  /** Color of the cheeks, to match the skin. */
  cheek: string;
  /** Whether there are wrinkles beside the eyes and the mouth. */
  lines?: boolean;
  freckles?: string;
};

const noses: Record<Face['nose'], string> = {
  button: 'M487 390C503 394 509 411 500 421C491 430 475 427 464 418',
  broad: 'M486 388C505 394 513 415 502 425C490 434 470 431 456 419',
  straight: 'M482 366C494 388 507 408 503 418C498 427 481 427 468 422',
  strong: 'M478 362C499 378 517 406 510 420C503 432 482 430 464 421',
};

/** Draws the face as SVG, in the units of the portrait; it is turned to the right, as the head is. */
export function drawFace(face: Face, pose: Pose): string {
  return [
    drawCheeks(face),
    face.lines ? drawLines(face) : '',
    drawBrows(face, pose.brows),
    drawEyes(face.eye, pose.blink),
    drawStroke(noses[face.nose], ink, 11),
  ].join('');
}

function drawCheeks({ cheek, freckles }: Face): string {
  const blush = [
    `<ellipse cx="386" cy="424" rx="34" ry="21" fill="${cheek}" opacity="0.55"/>`,
    `<ellipse cx="534" cy="420" rx="11" ry="16" fill="${cheek}" opacity="0.55"/>`,
  ];
  const spots = freckles
    ? [
        [372, 414],
        [388, 424],
        [402, 413],
        [381, 434],
        [529, 412],
        [538, 424],
      ].map(([x, y]) => `<circle cx="${x}" cy="${y}" r="3.6" fill="${freckles}"/>`)
    : [];
  return [...blush, ...spots].join('');
}

function drawLines({ cheek }: Face): string {
  return [
    drawStroke('M352 372C346 376 342 381 340 387', cheek, 6),
    drawStroke('M352 384C349 388 347 392 346 397', cheek, 6),
    drawStroke('M432 440C424 452 420 464 421 476', cheek, 7),
    drawStroke('M531 440C537 449 539 459 537 470', cheek, 7),
  ].join('');
}

function drawBrows({ brow }: Face, raised: number): string {
  if (!brow) return '';
  const y = 314 - raised;
  const drop = brow.arch;
  return [
    drawStroke(`M372 ${y + drop}C384 ${y - 4} 404 ${y - 10} 426 ${y - 4}`, brow.color, brow.width),
    drawStroke(`M504 ${y - 7}C520 ${y - 11} 535 ${y - 6} 546 ${y + drop - 4}`, brow.color, brow.width),
  ].join('');
}
