import { createAvatar } from '@dicebear/core';
import * as openPeeps from '@dicebear/open-peeps';
import { drawInkedFill, ink } from './ink.ts';

type Choice<Name extends 'head' | 'facialHair' | 'accessories'> = NonNullable<
  openPeeps.Options[Name]
>[number];

/** The drawings of Open Peeps (Pablo Stanley, CC0) that make a portrait, and their colors as `#rrggbb`. */
export type Parts = {
  head: Choice<'head'>;
  facialHair?: Choice<'facialHair'>;
  glasses?: Choice<'accessories'>;
  skin: string;
  hair: string;
  /** Color of what is worn on the head: a band, or the cap below a scarf. */
  headwear: string;
  /** Indexes, from 0, of the subpaths of the hair to leave out: holes through which the skin would show. */
  without?: readonly number[];
};

/** The drawn parts as SVG, 704 units wide, from back to front. */
export type DrawnParts = {
  /** Path data of the body, the clothes, and the lines of both. */
  body: { skin: string; clothes: string; lines: string };
  head: string;
  facialHair: string;
  glasses: string;
};

/** The start tags of the style's groups, in its order; the style places each by its own transform. */
const groupStarts = [
  '<g transform="matrix(.99789 0 0 1 156 62)">',
  '<g transform="translate(315 248)">',
  '<g transform="translate(279 400)">',
  '<g transform="translate(179 343)">',
  '<g transform="translate(203 303)">',
] as const;

/**
 * Extracts the parts of a person from Open Peeps, except the face, which this project draws, since it must move.
 *
 * @throws Error when the style's groups differ from those of version 9.4
 */
export function drawParts(parts: Parts): DrawnParts {
  const svg = createAvatar(openPeeps, {
    head: [parts.head],
    face: [],
    facialHair: parts.facialHair ? [parts.facialHair] : [],
    facialHairProbability: parts.facialHair ? 100 : 0,
    accessories: parts.glasses ? [parts.glasses] : [],
    accessoriesProbability: parts.glasses ? 100 : 0,
    maskProbability: 0,
    skinColor: [parts.skin.slice(1)],
    headContrastColor: [parts.hair.slice(1)],
    clothingColor: [parts.headwear.slice(1)],
  }).toString();
  const [shoulders, head, , facialHair, , glasses] = split(svg);
  if (shoulders === undefined || head === undefined || facialHair === undefined || glasses === undefined) {
    throw new Error('Open Peeps draws its parts in another way now: adjust groupStarts in open-peeps.ts.');
  }
  return {
    body: {
      skin: findPathFilledWith(parts.skin, shoulders),
      clothes: findPathFilledWith(parts.headwear, shoulders),
      lines: findPathFilledWith('#000', shoulders),
    },
    head: group(0, colorDrawing(head, parts.hair, 'hair', parts.without)),
    facialHair: group(2, colorDrawing(facialHair, parts.hair, 'beard')),
    glasses: group(4, replaceInk(glasses)),
  };
}

function split(svg: string): string[] {
  const starts = groupStarts.map((start) => svg.indexOf(start));
  if (starts.some((start) => start < 0)) return [];
  const bodyStart = svg.indexOf('<g fill-rule="evenodd"');
  const pieces = [svg.slice(bodyStart, starts[0])];
  starts.forEach((start, index) => {
    const end = starts[index + 1] ?? svg.lastIndexOf('</g></svg>');
    pieces.push(svg.slice(start + (groupStarts[index] ?? '').length, end).replace(/<\/g>$/, ''));
  });
  return pieces;
}

function group(index: 0 | 2 | 4, content: string): string {
  return content && `${groupStarts[index]}${content}</g>`;
}

/** Colors a head: where its hair already has a color, ink is the outline; elsewhere the ink area is the hair. */
function colorDrawing(svg: string, hair: string, id: string, without: readonly number[] = []): string {
  if (svg.includes(hair) || (hair === ink && without.length === 0)) return replaceInk(svg);
  let count = 0;
  return replaceInk(
    svg.replace(
      /<path(?: fill-rule="evenodd" clip-rule="evenodd")? d="([^"]+)" fill="#000"\/>/g,
      (_, path) => {
        count += 1;
        return drawInkedFill(withoutSubpaths(path, without), hair, `${id}-${count}`);
      },
    ),
  );
}

function findPathFilledWith(color: string, svg: string): string {
  const path = new RegExp(`d="([^"]+)" fill="${color}"`).exec(svg)?.[1];
  if (!path)
    throw new Error(`Open Peeps draws no path in ${color} any more: adjust drawParts in open-peeps.ts.`);
  return path;
}

function replaceInk(svg: string): string {
  return svg.replaceAll('#000', ink);
}

/**
 * Removes closed subpaths from a path.
 *
 * @param path SVG path data whose subpaths all end in `Z` (the last may omit it)
 * @param without indexes, from 0, of the subpaths to remove
 * @throws Error when a subpath does not begin with a point
 */
export function withoutSubpaths(path: string, without: readonly number[]): string {
  let start = { x: 0, y: 0 };
  return (path.match(/[Mm][^Mm]*/g) ?? [])
    .map((piece) => {
      const match = /^([Mm])\s*(-?\d*\.?\d+)[\s,]*(-?\d*\.?\d+)[\s,]*/.exec(piece);
      if (!match) throw new Error(`This piece of a path does not begin with a point: ${piece.slice(0, 40)}`);
      const [head, command, x, y] = match;
      const from = command === 'm' ? start : { x: 0, y: 0 };
      start = { x: from.x + Number(x), y: from.y + Number(y) };
      const rest = piece.slice(head.length);
      // Further points without a command are lines, relative when the move was.
      const line = /^[A-Za-z]/.test(rest) ? '' : command === 'm' ? 'l' : 'L';
      return `M${start.x} ${start.y}${line}${rest}`;
    })
    .filter((_, index) => !without.includes(index))
    .join('');
}
