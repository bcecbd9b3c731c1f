import { styled } from 'styled-components';
import { LineDrawing } from '../../ui/drawings/line-drawing.ts';
import { roundTo } from '../../ui/drawings/round-to.ts';
import type { Part, PartKind } from './building-parts.ts';

/** Number of columns in the mark; a longer row wraps to the left. */
const MAX_COLUMNS = 10;
const FIRST_X = 7;
const LAST_X = 49;

/** Path of a highlighted part by its kind; `x` is its column. */
const accents: Record<PartKind, (x: number) => string> = {
  capstone: (x) => `M${x - 2} 16h4`,
  pillar: (x) => `M${x} 21v11`,
  foundation: (x) => `M${x - 2} 37h4`,
};

/** A small drawing of the building with the part of a text highlighted. */
export function PartMark({ part }: { part: Part }) {
  return <BuildingMark columns={part.count} marked={[part]} />;
}

type BuildingMarkProps = {
  /** The number of pillars. */
  columns: number;
  marked: readonly Part[];
};

export function BuildingMark({ columns, marked }: BuildingMarkProps) {
  const drawn = Math.min(columns, MAX_COLUMNS);
  const pillars = Array.from({ length: drawn }, (_, column) => `M${getColumnX(column, drawn)} 21v11`);
  return (
    <Mark viewBox="2 2 52 37" aria-hidden>
      <path d={`M4 12 28 3l24 9zm0 4h48M4 37h48${pillars.join('')}`} />
      {marked.map(({ id, kind, index }) => (
        <path key={id} data-accent="true" d={accents[kind](getColumnX(index % drawn, drawn))} />
      ))}
    </Mark>
  );
}

function getColumnX(column: number, columns: number): number {
  return columns === 1
    ? (FIRST_X + LAST_X) / 2
    : roundTo(FIRST_X + (column * (LAST_X - FIRST_X)) / (columns - 1), 1);
}

const Mark = styled(LineDrawing)`
  stroke-width: 1;

  [data-accent] {
    stroke-width: 4;
  }
`;
