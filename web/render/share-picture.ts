import { sharePortraitEdge, shareSize } from '../content/image-size.ts';
import { light } from '../theme/palette.ts';
import { brandMarkPath, logoFrame, logoLight, logoStrokes } from '../ui/logo-geometry.ts';

const { width, height } = shareSize;
const EDGE = 64;
/** Where the building stands, and the band begins. */
const GROUND = 470;
const BUILDING = 372;

/**
 * The picture that a shared link shows, the head of a page of the site: as SVG without its texts, and where these go. In
 * the light theme always, since it is seen on other people's pages. A portrait, as a `data:` URL, replaces the building.
 */
export function drawSharePicture(portrait?: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="${light.paper}"/>
    <rect y="${GROUND}" width="${width}" height="${height - GROUND}" fill="${light.band}"/>
    ${mark()}${portrait ? niche(portrait) : building()}</svg>`;
  const ink = { left: EDGE, width: 650, color: light.ink, leading: 1.05 };
  const onBand = { left: EDGE, width: width - 2 * EDGE, color: light.onBand, leading: 1.4 };
  const boxes = {
    productName: { ...ink, size: 40, left: EDGE + 62, top: 52, height: 50 },
    name: { ...ink, size: 88, top: 128, height: GROUND - 40 - 128 },
    text: { ...onBand, size: 30, top: GROUND + 24, height: 112 },
  };
  return { svg, boxes };
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
  return `<clipPath id="niche"><path d="${arch}"/></clipPath>
    <image href="${portrait}" x="${left}" y="${foot - edge}" width="${edge}" height="${edge}" clip-path="url(#niche)"/>
    <path d="${arch}" fill="none" stroke="${light.ink}" stroke-width="2.5"/>`;
}
