import { roundTo } from '../../ui/drawings/round-to.ts';
import { type Facade, wideFacade } from './facade-geometry.ts';

/**
 * Returns the outline of a pillar: base, a shaft that narrows upwards, and a capital. All coordinates but the first are relative,
 * so they are the same for every pillar of a facade.
 */
export function drawPillar(middle: number, top: number, foot: number, width: number): string {
  const [slab, overhang, narrowing] = [width / 4, width / 8, width / 12];
  const height = foot - top - 2 * slab;
  const block = `h${width + slab}v${slab}h${-width - slab}z`;
  return [
    `M${roundTo(middle - width / 2 - overhang)} ${top}${block}`,
    `m${roundTo(overhang + narrowing)} ${slab}l${-narrowing} ${height}h${width}l${-narrowing} ${-height}`,
    `m${roundTo(narrowing - width - overhang)} ${height}${block}`,
  ].join('');
}

/** The path of the door between the pillars in the middle, on the edge of the top step. */
export function drawDoor(): string {
  const middle = wideFacade.width / 2;
  const [foot, half, spring] = [410, 34, 282];
  return `M${middle - half} ${foot}V${spring}a${half} ${half} 0 0 1 ${2 * half} 0V${foot}z`;
}

/** The triangle of the roof, or a smaller one inside it. */
export function drawGable({ width, roof: { peak, eaves } }: Facade, side: number, inset: number): string {
  const rise = eaves - peak;
  const left = side + inset * (width / 2) * 1.6;
  const foot = roundTo(eaves - inset * rise);
  return `M${roundTo(left)} ${foot}L${width / 2} ${roundTo(peak + inset * rise * 1.6)} ${roundTo(width - left)} ${foot}z`;
}

/** The line in the frieze above a pillar, between two reliefs. */
export function drawDivider(top: number, frieze: number) {
  return (middle: number) => `M${roundTo(middle)} ${top}v${frieze}`;
}

/** The steps below the pillars, each wider than the one above. */
export function drawSteps({ width, height, storeys, pillars, steps: { count, run } }: Facade): string {
  const last = storeys.at(-1);
  const top = last ? last.top + last.frieze + last.beam + last.pillars : height;
  const rise = (height - top) / count;
  const side = pillars.first - pillars.width - pillars.width / 2;
  return Array.from({ length: count }, (_, index) => {
    const left = Math.max(0, side - index * run);
    return `M${left} ${roundTo(top + index * rise)}H${width - left}v${roundTo(rise)}H${left}z`;
  }).join('');
}
