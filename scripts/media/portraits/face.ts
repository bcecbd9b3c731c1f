import { drawEyes, type Eye } from './eyes.ts';
import { ink, stroke } from './ink.ts';
import type { MouthPlace } from './mouth-drawing.ts';
import type { Pose } from './pose.ts';

/** `arch` is how far the outer ends hang, in units of the drawing. */
type Brow = { color: string; width: number; arch: number };

/** What tells one face from another. Colours are `#rrggbb`. */
export type Face = {
  /** None where hair or glasses hide it. */
  brow?: Brow;
  eye: Eye;
  nose: 'button' | 'broad' | 'straight' | 'strong';
  mouth: MouthPlace;
  /** The colour of warm cheeks on this skin. */
  cheek: string;
  /** Lines of age beside the eyes and the mouth. */
  lines?: boolean;
  freckles?: string;
};

const noses: Record<Face['nose'], string> = {
  button: 'M487 390C503 394 509 411 500 421C491 430 475 427 464 418',
  broad: 'M486 388C505 394 513 415 502 425C490 434 470 431 456 419',
  straight: 'M482 366C494 388 507 408 503 418C498 427 481 427 468 422',
  strong: 'M478 362C499 378 517 406 510 420C503 432 482 430 464 421',
};

/** The face as SVG, in the units of the portrait; the head below it turns to the right. */
export function drawFace(face: Face, pose: Pose): string {
  return [
    drawCheeks(face),
    face.lines ? drawLines(face) : '',
    drawBrows(face, pose.brows),
    drawEyes(face.eye, pose.blink),
    stroke(noses[face.nose], ink, 11),
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
    stroke('M352 372C346 376 342 381 340 387', cheek, 6),
    stroke('M352 384C349 388 347 392 346 397', cheek, 6),
    stroke('M432 440C424 452 420 464 421 476', cheek, 7),
    stroke('M531 440C537 449 539 459 537 470', cheek, 7),
  ].join('');
}

function drawBrows({ brow }: Face, raised: number): string {
  if (!brow) return '';
  const y = 314 - raised;
  const drop = brow.arch;
  return [
    stroke(`M372 ${y + drop}C384 ${y - 4} 404 ${y - 10} 426 ${y - 4}`, brow.color, brow.width),
    stroke(`M504 ${y - 7}C520 ${y - 11} 535 ${y - 6} 546 ${y + drop - 4}`, brow.color, brow.width),
  ].join('');
}
