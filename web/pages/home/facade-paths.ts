import { type Facade, wideFacade } from './facade-geometry.ts';

/** The outline of a pillar: base, a shaft that narrows upwards, and a capital. */
export function pillarPath(middle: number, top: number, foot: number, width: number): string {
  const [half, slab] = [width / 2, width / 4];
  const shaft = half - width / 12;
  return [
    `M${middle - half - slab / 2} ${top} h${width + slab} v${slab} h${-width - slab} Z`,
    `M${middle - shaft} ${top + slab} L${middle - half} ${foot - slab} h${width} L${middle + shaft} ${top + slab}`,
    `M${middle - half - slab / 2} ${foot - slab} h${width + slab} v${slab} h${-width - slab} Z`,
  ].join(' ');
}

/** The door between the pillars in the middle, on the lowest step's upper edge. */
export function doorPath(): string {
  const middle = wideFacade.width / 2;
  const [foot, half, spring] = [410, 34, 282];
  return `M${middle - half} ${foot} V${spring} A${half} ${half} 0 0 1 ${middle + half} ${spring} V${foot} Z`;
}

/** The triangle of the roof, or one drawn inside it. */
export function gablePath({ width, roof: { peak, eaves } }: Facade, side: number, inset: number): string {
  const rise = eaves - peak;
  const inward = inset * (width / 2) * 1.6;
  return `M${side + inward} ${eaves - inset * rise} L${width / 2} ${peak + inset * rise * 1.6} L${width - side - inward} ${eaves - inset * rise} Z`;
}

/** The line in a frieze above the middle of a pillar, between two reliefs. */
export function dividerPath(top: number, frieze: number) {
  return (middle: number) => `M${middle} ${top} v${frieze}`;
}

/** The steps that the lowest pillars stand on, each wider than the one above it. */
export function stepsPath({ width, height, storeys, pillars, steps: { count, run } }: Facade): string {
  const last = storeys.at(-1);
  const top = last ? last.top + last.frieze + last.beam + last.pillars : height;
  const rise = (height - top) / count;
  const side = pillars.first - pillars.width - pillars.width / 2;
  return Array.from({ length: count }, (_, index) => {
    const left = Math.max(0, side - index * run);
    return `M${left} ${top + index * rise} H${width - left} v${rise} H${left} Z`;
  }).join(' ');
}
