import { ink, paperRaised, stroke } from './ink.ts';

/** `height` is half the height of the near eye, in units of the drawing. */
export type Eye = { height: number; lashes?: boolean };

/** The face is turned to the right: the far eye is a little smaller. */
const places = [
  { x: 406, y: 360, scale: 1, shineX: 410, lash: 'M-6 5C-13 4 -19 1 -23 -5' },
  { x: 524, y: 357, scale: 0.93, shineX: 525.5, lash: 'M5 5C11 4 15 1 18 -4' },
] as const;

const halfWidth = 12;

/** Both eyes as SVG. `blink` goes from 0 (open) to 1 (shut). */
export function drawEyes(eye: Eye, blink: number): string {
  return places.map((place) => drawEye(eye, place, blink)).join('');
}

function drawEye(eye: Eye, { x, y, scale, shineX, lash }: (typeof places)[number], blink: number): string {
  if (blink > 0.75) return stroke(`M${x - 14} ${y + 2}Q${x} ${y + 13} ${x + 14} ${y + 2}`, ink, 9);
  const height = eye.height * scale * (1 - blink * 0.8);
  const parts = [
    `<ellipse cx="${x}" cy="${y}" rx="${halfWidth * scale}" ry="${height}" fill="${ink}"/>`,
    blink < 0.3 ? `<circle cx="${shineX}" cy="${y - height * 0.4}" r="4" fill="${paperRaised}"/>` : '',
    eye.lashes ? `<g transform="translate(${x} ${y - height})">${stroke(lash, ink, 6)}</g>` : '',
  ];
  return parts.join('');
}
