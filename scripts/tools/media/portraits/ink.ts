/** The colors of the portraits, near those of the site's light theme; each portrait includes its background. */
export const ink = '#14161f';
export const paperSunken = '#efe7d8';
export const paperRaised = '#fffefb';
export const accent = '#1645c4';
export const accentPale = '#a9bff6';
export const accentDeep = '#0e318f';

/** Width of a drawn line, in units of the drawing (704 across). */
const lineWidth = 12;

/**
 * Fills a shape that was drawn as one area of ink with a color, and keeps an ink outline inside its edge. Parts that are
 * thinner than twice the outline stay ink completely.
 *
 * @param path SVG path data, filled by the even-odd rule
 * @param id id of the clip path, unique in the document
 */
export function drawInkedFill(path: string, color: string, id: string): string {
  return [
    `<clipPath id="${id}"><path clip-rule="evenodd" d="${path}"/></clipPath>`,
    `<path fill-rule="evenodd" fill="${color}" d="${path}"/>`,
    `<path fill="none" stroke="${ink}" stroke-width="24" stroke-linejoin="round" clip-path="url(#${id})" d="${path}"/>`,
  ].join('');
}

/** A line of even width with round ends. */
export function drawStroke(path: string, color: string = ink, width: number = lineWidth): string {
  return `<path d="${path}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
}
