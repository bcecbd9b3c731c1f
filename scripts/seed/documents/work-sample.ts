import { makeObject, makeObjects } from './document.ts';

/** A line of a table; `total` sets it apart from those above. */
type RowCopy = { cells: string[]; source?: string; isFlagged?: true; isTotal?: true };

/** A part of a piece of work: figures, a table, a checklist or a letter. */
type WorkPartCopy =
  | { figures: { value: string; label: string; source: string; isFlagged?: true }[] }
  | { caption: string; columns: string[]; rows: RowCopy[] }
  | { caption: string; tasks: { text: string; owner: string; due: string; isDone?: true; source: string }[] }
  | { recipient: string; date: string; text: string; signature: string; source: string };

/** What a person has on the desk when an agent has done its work. Names of nobody, and numbers that add up. */
export type WorkSampleCopy = {
  title: string;
  occasion: string;
  parts: WorkPartCopy[];
  decision: string;
  approveLabel?: string;
  approveEffect?: string;
};

export function makeWorkSample({ parts, ...fields }: WorkSampleCopy) {
  return makeObject('workSample', {
    ...fields,
    parts: parts.map((part, index) => ({ ...makeWorkPart(part), _key: `part-${index + 1}` })),
  });
}

function makeWorkPart(part: WorkPartCopy) {
  if ('figures' in part)
    return makeObject('workFigures', { figures: makeObjects('workFigure', 'figure', part.figures) });
  if ('rows' in part)
    return makeObject('workTable', { ...part, rows: makeObjects('workTableRow', 'row', part.rows) });
  if ('tasks' in part)
    return makeObject('workChecklist', { ...part, tasks: makeObjects('workTask', 'task', part.tasks) });
  return makeObject('workLetter', part);
}
