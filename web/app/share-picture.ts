import { sharePortraitEdge, shareSize } from '../content/image-size.ts';
import { light } from '../theme/palette.ts';
import { brandMarkPath } from '../ui/brand-mark-path.ts';
import { logoFrame, logoLight, logoStrokes } from '../ui/logo-geometry.ts';

/** What the picture of a shared link says. */
export interface SharePicture {
  productName: string;
  /** What the page is called: the large line. */
  name: string;
  text?: string | undefined;
  /** A face as a `data:` URL; it stands where the building stands on other pages. */
  portrait?: string | undefined;
}

/**
 * A text as a shape, so that the picture needs no font: the path stands on the line y = 0 and begins at x = 0.
 * `tracking` is added after every letter, in em.
 */
export type OutlineText = (text: string, size: number, tracking?: number) => { path: string; width: number };

const { width, height } = shareSize;
const EDGE = 64;
/** Where the building and the words above the band end, and the band begins. */
const GROUND = 470;
const BUILDING = 372;
/** The title stands to the left of the building, the text in the band. */
const TITLE = { column: 650, first: 204, last: GROUND - 44, lines: 4, leading: 1.06, tracking: -0.015 };
const TITLE_SIZES = [88, 80, 72, 64, 56, 48];
const TEXT = { column: width - 2 * EDGE, lines: 2, size: 30, leading: 44 };

/**
 * The picture that a shared link shows, as SVG: the head of a page of the site. In the light theme always, since it is
 * seen on other people's pages.
 */
export function drawSharePicture(
  { productName, name, text, portrait }: SharePicture,
  outline: OutlineText,
): string {
  const title = fitTitle(name, outline);
  const lines = cutLines(
    wrap(text ?? '', TEXT.column, (line) => outline(line, TEXT.size).width),
    TEXT.lines,
  );
  const textTop = (GROUND + height) / 2 + TEXT.size / 3 - ((lines.length - 1) * TEXT.leading) / 2;
  // A page that is called like the product does not say it twice.
  const brand = name === productName ? '' : at(EDGE + 62, 90, outline(productName, 40).path);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${light.paper}"/>`,
    `<rect y="${GROUND}" width="${width}" height="${height - GROUND}" fill="${light.band}"/>`,
    mark(),
    portrait ? niche(portrait) : building(),
    `<g fill="${light.ink}">${brand}${title}</g>`,
    `<g fill="${light.onBand}">${stack(lines, textTop, TEXT.leading, (line) => outline(line, TEXT.size).path)}</g>`,
    '</svg>',
  ].join('\n');
}

/** The title in the largest size at which it takes few enough lines; in the smallest it is cut. */
function fitTitle(name: string, outline: OutlineText): string {
  const fits = TITLE_SIZES.map((size) => {
    const measure = (line: string) => outline(line, size, TITLE.tracking).width;
    const lines = wrap(name, TITLE.column, measure);
    const bottom = TITLE.first + (lines.length - 1) * size * TITLE.leading;
    const isRoomy = lines.length <= TITLE.lines && bottom <= TITLE.last;
    return { size, lines, isFitting: isRoomy && lines.every((line) => measure(line) <= TITLE.column) };
  });
  const { size, lines } = fits.find(({ isFitting }) => isFitting) ?? fits.at(-1) ?? { size: 0, lines: [] };
  return stack(
    cutLines(lines, TITLE.lines),
    TITLE.first,
    size * TITLE.leading,
    (line) => outline(line, size, TITLE.tracking).path,
  );
}

/** The words of a text in lines that are no wider than the column, as long as no single word is. */
function wrap(text: string, column: number, measure: (line: string) => number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = `${lines.at(-1) ?? ''} ${word}`;
    if (lines.length > 0 && measure(longer) <= column) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The first lines; an ellipsis says that there were more. */
function cutLines(lines: readonly string[], most: number): string[] {
  const kept = lines.slice(0, Math.max(0, most));
  const last = kept.pop();
  if (last === undefined) return [];
  return [...kept, lines.length > most ? `${last.replace(/[\s.,;:]+$/, '')} …` : last];
}

function stack(
  lines: readonly string[],
  top: number,
  leading: number,
  draw: (line: string) => string,
): string {
  return lines.map((line, index) => at(EDGE, top + index * leading, draw(line))).join('');
}

function at(x: number, y: number, path: string): string {
  return `<path transform="translate(${x} ${y})" d="${path}"/>`;
}

function mark(): string {
  const lamp = `<circle cx="16" cy="9.6" r="1.6" fill="${light.accent}"/>`;
  const lines = `<path d="${brandMarkPath}" fill="none" stroke="${light.ink}" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round"/>`;
  return `<g transform="translate(${EDGE - 4} 52) scale(1.55)">${lines}${lamp}</g>`;
}

function building(): string {
  const scale = BUILDING / logoFrame.width;
  const left = width - EDGE - BUILDING - logoFrame.left * scale;
  const top = GROUND - (logoFrame.top + logoFrame.height - 1) * scale;
  const strokes = logoStrokes.map((stroke) => `<path d="${stroke}"/>`).join('');
  const { cx, cy, r } = logoLight;
  return `<g transform="translate(${left} ${top}) scale(${scale})" fill="${light.paperRaised}" stroke="${light.ink}" stroke-width="1.3" stroke-linejoin="round">${strokes}<circle cx="${cx}" cy="${cy}" r="${r}" fill="${light.accent}" stroke="none"/></g>`;
}

/** The face in a niche of the building, as on the agent's page, on the lowest step. */
function niche(portrait: string): string {
  const edge = sharePortraitEdge;
  const [left, foot, rise] = [width - EDGE - edge, GROUND, 0.28 * edge];
  const arch = `M${left} ${foot} v${rise - edge} a${edge / 2} ${rise} 0 0 1 ${edge} 0 V${foot} Z`;
  return [
    `<clipPath id="niche"><path d="${arch}"/></clipPath>`,
    `<image href="${portrait}" x="${left}" y="${foot - edge}" width="${edge}" height="${edge}" clip-path="url(#niche)"/>`,
    `<path d="${arch}" fill="none" stroke="${light.ink}" stroke-width="2.5"/>`,
  ].join('');
}
