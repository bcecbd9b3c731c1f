import { styled } from 'styled-components';
import { LineDrawing } from '../../ui/line-drawing.ts';
import type { Part, PartKind } from './building-parts.ts';

/** How many columns the mark has room for; a longer row counts on from the left. */
const COLUMNS = 10;
const FIRST = 7;
const LAST = 49;

/** Where the part of each kind is drawn in the mark, `x` being its column. */
const accent: Record<PartKind, (x: number) => string> = {
  capstone: (x) => `M${x - 2} 16 H${x + 2}`,
  pillar: (x) => `M${x} 21 V32`,
  foundation: (x) => `M${x - 2} 37 H${x + 2}`,
};

/** The building once more, the size of a thumbnail, with one part of it marked: where a text belongs. */
export function PartMark({ part }: { part: Part }) {
  const columns = Math.min(part.count, COLUMNS);
  const columnX = (column: number) =>
    columns === 1 ? (FIRST + LAST) / 2 : round(FIRST + (column * (LAST - FIRST)) / (columns - 1));
  const pillars = Array.from({ length: columns }, (_, column) => `M${columnX(column)} 21 V32`);
  return (
    <Mark viewBox="2 2 52 37" aria-hidden>
      <path d={`M4 12 L28 3 L52 12 Z M4 16 H52 M4 37 H52 ${pillars.join(' ')}`} />
      <path data-accent="true" d={accent[part.kind](columnX(part.index % columns))} />
    </Mark>
  );
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

const Mark = styled(LineDrawing)`
  stroke-width: 1;

  [data-accent] {
    stroke-width: 4;
  }
`;
