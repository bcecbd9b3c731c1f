import type { JSX } from 'react';
import { styled } from 'styled-components';
import { getDrawingRole, LineDrawing } from './line-drawing.ts';

export type Category =
  | 'tax'
  | 'fundraising'
  | 'data'
  | 'programs'
  | 'compliance'
  | 'personnel'
  | 'external-relations'
  | 'innovation';

type CategoryMarkProps = {
  category: Category;
  /** The accessible name; omitted where adjacent text has the same meaning. */
  title?: string;
};

/** One of the eight category images. Each stands on the steps of the logo's building. */
export function CategoryMark({ category, title }: CategoryMarkProps) {
  return (
    <Mark viewBox="8 8 80 82" {...getDrawingRole(title)}>
      <path d="M14 80 H82 M8 88 H88" />
      {drawings[category]}
    </Mark>
  );
}

const drawings: Record<Category, JSX.Element> = {
  /** A ledger sheet with its corner folded and one line ticked off. */
  tax: (
    <>
      <path d="M28 80 V14 H58 L70 26 V80 M58 14 V26 H70" />
      <path d="M38 38 H60 M38 50 H60" />
      <path data-accent="true" d="M39 64 L45 70 L58 57" />
    </>
  ),
  /** A bowl that a coin drops into. */
  fundraising: (
    <>
      <path d="M18 42 H78 C78 60 66 69 48 69 C30 69 18 60 18 42 Z M40 68 L36 80 M56 68 L60 80" />
      <circle data-accent="true" cx="48" cy="22" r="9" />
      <path data-accent="true" d="M48 18.5 V25.5" />
    </>
  ),
  /** Bars of growing height with a trend line. */
  data: (
    <>
      <path d="M22 80 V62 H32 V80 M43 80 V52 H53 V80 M64 80 V38 H74 V80" />
      <path data-accent="true" d="M20 48 L40 36 L54 38 L76 16 M64 16 H76 V28" />
    </>
  ),
  /** Stacked blocks, with the last one still in the air. */
  programs: (
    <>
      <path d="M18 80 V60 H78 V80 M48 60 V80 M33 60 V40 H63 V60" />
      <path data-accent="true" d="M38 11 H68 V31 H38 Z" />
    </>
  ),
  /** A shield with a check mark, on the steps. */
  compliance: (
    <>
      <path d="M48 12 L74 21 V44 C74 60 64 72 48 80 C32 72 22 60 22 44 V21 Z" />
      <path data-accent="true" d="M36 45 L45 54 L61 36" />
    </>
  ),
  /** Three colleagues side by side. */
  personnel: (
    <>
      <circle cx="24" cy="42" r="7" />
      <circle cx="72" cy="42" r="7" />
      <path d="M12 80 V70 C12 60 17 56 24 56 C27 56 30 57 32 59 M84 80 V70 C84 60 79 56 72 56 C69 56 66 57 64 59" />
      <circle data-accent="true" cx="48" cy="30" r="9" />
      <path data-accent="true" d="M31 80 V65 C31 53 38 47 48 47 C58 47 65 53 65 65 V80" />
    </>
  ),
  /** A suspension bridge between two towers. */
  'external-relations': (
    <>
      <path d="M8 62 H88 M28 80 V26 H34 V80 M62 80 V26 H68 V80 M41 62 V50 M48 62 V53 M55 62 V50" />
      <path
        data-accent="true"
        d="M8 60 C20 52 26 40 31 26 C36 44 42 52 48 52 C54 52 60 44 65 26 C70 40 76 52 88 60"
      />
    </>
  ),
  /** A light bulb with its filament lit. */
  innovation: (
    <>
      <path d="M40 80 V72 C40 62 26 56 26 38 C26 25 36 15 48 15 C60 15 70 25 70 38 C70 56 56 62 56 72 V80 M40 70 H56" />
      <path data-accent="true" d="M48 60 V46 M40 38 L48 46 L56 38" />
    </>
  ),
};

/** The stroke keeps its width at every size, so that all marks have the same line weight. */
const Mark = styled(LineDrawing)`
  stroke-width: 1.75;
  * {
    vector-effect: non-scaling-stroke;
  }
`;
