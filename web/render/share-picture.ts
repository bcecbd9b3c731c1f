import { sharePortraitEdge, shareSize } from '../../content/image-size.ts';
import { light } from '../theme/palette.ts';
import { brandMarkPath, logoFrame, logoLight, logoStrokes } from '../ui/drawings/logo-geometry.ts';

const { width, height } = shareSize;
const MARGIN = 64;
/** The y coordinate of the ground line below the building, where the band begins. */
const GROUND_Y = 470;
const BUILDING_WIDTH = 372;

/** The box of a text, in pixels, with the maximum font size, the line height as a multiple of it, and the color as CSS. */
export type TextBox = Record<'size' | 'leading' | 'left' | 'top' | 'width' | 'height', number> & {
  color: string;
};

/**
 * Draws the link preview image, designed like the head of a page: returns an SVG without its texts, and the boxes of these.
 * Always in the light theme, since it is shown on other sites. A portrait, as a `data:` URL, replaces the building.
 */
export function drawSharePicture(portrait?: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="${light.paper}"/>
    <rect y="${GROUND_Y}" width="${width}" height="${height - GROUND_Y}" fill="${light.band}"/>
    ${mark()}${portrait ? drawNiche(portrait) : drawBuilding()}</svg>`;
  const ink = { left: MARGIN, width: 650, color: light.ink, leading: 1.05 };
  const onBand = { left: MARGIN, width: width - 2 * MARGIN, color: light.onBand, leading: 1.4 };
  const boxes: Record<'productName' | 'name' | 'text', TextBox> = {
    productName: { ...ink, size: 40, left: MARGIN + 62, top: 52, height: 50 },
    name: { ...ink, size: 88, top: 128, height: GROUND_Y - 40 - 128 },
    text: { ...onBand, size: 30, top: GROUND_Y + 24, height: 112 },
  };
  return { svg, boxes };
}

function mark(): string {
  const lamp = `<circle cx="16" cy="9.6" r="1.6" fill="${light.accent}"/>`;
  const lines = `<path d="${brandMarkPath}" fill="none" stroke="${light.ink}" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round"/>`;
  return `<g transform="translate(${MARGIN - 4} 52) scale(1.55)">${lines}${lamp}</g>`;
}

function drawBuilding(): string {
  const scale = BUILDING_WIDTH / logoFrame.width;
  const left = width - MARGIN - BUILDING_WIDTH - logoFrame.left * scale;
  const top = GROUND_Y - (logoFrame.top + logoFrame.height - 1) * scale;
  const strokes = logoStrokes.map((stroke) => `<path d="${stroke}"/>`).join('');
  const { cx, cy, r } = logoLight;
  return `<g transform="translate(${left} ${top}) scale(${scale})" fill="${light.paperRaised}" stroke="${light.ink}" stroke-width="1.3" stroke-linejoin="round">${strokes}<circle cx="${cx}" cy="${cy}" r="${r}" fill="${light.accent}" stroke="none"/></g>`;
}

/** The portrait in an arched niche on the lowest step, as on the agent's page. */
function drawNiche(portrait: string): string {
  const edge = sharePortraitEdge;
  const [left, foot, rise] = [width - MARGIN - edge, GROUND_Y, 0.28 * edge];
  const arch = `M${left} ${foot} v${rise - edge} a${edge / 2} ${rise} 0 0 1 ${edge} 0 V${foot} Z`;
  return `<clipPath id="niche"><path d="${arch}"/></clipPath>
    <image href="${portrait}" x="${left}" y="${foot - edge}" width="${edge}" height="${edge}" clip-path="url(#niche)"/>
    <path d="${arch}" fill="none" stroke="${light.ink}" stroke-width="2.5"/>`;
}
