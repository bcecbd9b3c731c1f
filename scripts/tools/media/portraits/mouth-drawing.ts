import { getOpening, type MouthShape } from '../mouth/mouth-shape.ts';
import { ink, paperRaised } from './ink.ts';

/** Colors that are visible only in an open mouth. */
const insideOfMouth = { throat: '#4a1a17', tongue: '#c8574c', teeth: paperRaised };

export type MouthPlace = {
  /** Middle of the line between the corners. */
  x: number;
  y: number;
  /** Color of lipstick; without it the lips are a line of ink. */
  lips?: string;
  /** Whether a moustache covers the upper lip. */
  belowMoustache?: boolean;
};

/** Draws the mouth as SVG: an ink outline and, as far as it is open, teeth and tongue. */
export function drawMouth(shape: MouthShape, { x, y, lips }: MouthPlace): string {
  const left = { x: x - shape.width * 1.06, y: y - shape.smile };
  // The face is turned to the right, so the far half of the mouth is shorter and a little higher.
  const right = { x: x + shape.width * 0.94, y: y - shape.smile * 1.25 - 1 };
  const top = drawLipCurve(left, right, y - shape.lift);
  const bottom = drawLipCurve(left, right, y + shape.drop);
  const outline = `M${point(left)}${top}${drawLipCurveBack(left, right, y + shape.drop)}Z`;
  const opening = getOpening(shape);
  const line = opening > 3 ? 10 : 12;
  const inside = opening > 3 ? drawInside(shape, x, y, outline) : '';
  const paint = lips
    ? `<path transform="translate(0 4)" d="${outline}" fill="none" stroke="${lips}" stroke-width="${line + 5}" stroke-linejoin="round"/>`
    : '';
  return `${paint}${inside}<path d="${opening > 3 ? outline : `M${point(left)}${bottom}`}" fill="none" stroke="${ink}" stroke-width="${line}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

type Point = { x: number; y: number };

/** A curve from the left corner to the right one, through the middle of a lip at height `y`. */
function drawLipCurve(left: Point, right: Point, y: number): string {
  const { first, second } = computeControlPoints(left, right, y);
  return `C${point(first)} ${point(second)} ${point(right)}`;
}

/** The same curve from the right corner to the left one. */
function drawLipCurveBack(left: Point, right: Point, y: number): string {
  const { first, second } = computeControlPoints(left, right, y);
  return `C${point(second)} ${point(first)} ${point(left)}`;
}

/** Control points of the curve: a wide mouth narrows towards its corners, a small one is an oval. */
function computeControlPoints(left: Point, right: Point, y: number): { first: Point; second: Point } {
  const span = right.x - left.x;
  const reach = span * Math.max(0, Math.min(0.24, (span - 34) / 110));
  const control = y + (y - (left.y + right.y) / 2) / 3;
  return { first: { x: left.x + reach, y: control }, second: { x: right.x - reach, y: control } };
}

function drawInside(shape: MouthShape, x: number, y: number, outline: string): string {
  const { width, drop, lift, teeth, tongue } = shape;
  const edge = y - lift - shape.smile - 4;
  const teethHeight = 4 + shape.smile + Math.min(17, teeth * Math.max(getOpening(shape) * 0.8, 10));
  const tongueHeight = 6 + tongue * getOpening(shape) * 0.6;
  return [
    `<clipPath id="mouth"><path d="${outline}"/></clipPath><g clip-path="url(#mouth)">`,
    `<path d="${outline}" fill="${insideOfMouth.throat}"/>`,
    `<ellipse cx="${round(x + 2)}" cy="${round(y + drop + 8)}" rx="${round(width * 0.72)}" ry="${round(tongueHeight + 6)}" fill="${insideOfMouth.tongue}"/>`,
    teeth > 0.05
      ? `<rect x="${round(x - width - 4)}" y="${round(edge)}" width="${round(width * 2 + 8)}" height="${round(teethHeight)}" rx="5" fill="${insideOfMouth.teeth}"/>`
      : '',
    '</g>',
  ].join('');
}

function point({ x, y }: Point): string {
  return `${round(x)} ${round(y)}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
