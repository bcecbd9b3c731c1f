import { drawStroke, ink, paperRaised } from './ink.ts';

/** Clothing drawn over the plain top of Open Peeps. */
export type Garment = 'shirt' | 'blazer' | 'turtleneck' | 'cardigan' | 'necklace';

/** Draws a garment over the shoulders, as SVG. */
export function drawGarment(garment: Garment, color: string): string {
  return drawings[garment](color);
}

const beads = [
  [284, 616],
  [302, 638],
  [324, 656],
  [351, 669],
  [382, 675],
  [413, 674],
  [443, 666],
  [469, 650],
  [489, 630],
];

const drawings: Record<Garment, (color: string) => string> = {
  shirt: (color) =>
    drawInked('M246 596L214 628L268 716L330 668C296 650 268 626 246 596Z', color) +
    drawInked('M518 598L548 622L506 716L446 672C478 652 504 630 518 598Z', color) +
    drawStroke('M388 700L388 760'),
  blazer: (color) =>
    drawInked('M226 600L192 668L236 676L222 706L340 740L372 716C310 690 270 650 250 598Z', color) +
    drawInked('M538 602L574 668L530 676L544 706L430 740L410 716C470 690 500 650 516 598Z', color) +
    drawInked('M250 590L234 632L300 700L344 676C300 654 272 628 250 590Z', paperRaised) +
    drawInked('M514 592L534 632L480 700L438 676C476 656 502 630 514 592Z', paperRaised),
  turtleneck: (color) =>
    drawInked(
      'M296 566C284 590 262 596 250 600C264 668 330 706 391 704C452 702 500 664 520 600C506 594 486 584 474 560C440 592 340 596 296 566Z',
      color,
    ) + drawStroke('M300 606C350 640 430 640 476 600', ink, 7),
  cardigan: (color) =>
    drawInked('M224 592L300 780L388 780L388 722C320 700 274 650 246 596Z', color) +
    drawInked('M540 604L480 780L388 780L388 722C450 704 496 660 518 598Z', color),
  necklace: (color) =>
    beads
      .map(
        ([x, y]) => `<circle cx="${x}" cy="${y}" r="11" fill="${color}" stroke="${ink}" stroke-width="6"/>`,
      )
      .join(''),
};

/** Draws stripes across the whole top, as SVG to be clipped to it. */
export function drawStripes(color: string): string {
  return [616, 648, 680]
    .map((y) => drawStroke(`M60 ${y - 14}C200 ${y + 26} 560 ${y + 26} 720 ${y - 14}`, color, 13))
    .join('');
}

function drawInked(path: string, color: string): string {
  return `<path d="${path}" fill="${color}" stroke="${ink}" stroke-width="13" stroke-linejoin="round"/>`;
}
