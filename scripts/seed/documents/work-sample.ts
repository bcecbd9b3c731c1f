import { object, objects } from './document.ts';

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

export function workSample({ parts, ...fields }: WorkSampleCopy) {
  return object('workSample', {
    ...fields,
    parts: parts.map((part, index) => ({ ...workPart(part), _key: `part-${index + 1}` })),
  });
}

function workPart(part: WorkPartCopy) {
  if ('figures' in part)
    return object('workFigures', { figures: objects('workFigure', 'figure', part.figures) });
  if ('rows' in part)
    return object('workTable', { ...part, rows: objects('workTableRow', 'row', part.rows) });
  if ('tasks' in part)
    return object('workChecklist', { ...part, tasks: objects('workTask', 'task', part.tasks) });
  return object('workLetter', part);
}
