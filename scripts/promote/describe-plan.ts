import { documentName } from '../content-check/finding.ts';
import { fieldChanges, type StoredDocument } from '../migrate/field-changes.ts';
import { contentOf, isAsset } from './lake-content.ts';
import type { Plan } from './plan.ts';
import type { Step } from './steps.ts';

/** Maximum characters of a value in a line. */
const MAX_VALUE_LENGTH = 70;

/** Describes a plan for a developer, field by field and file by file. */
export function describePlan(plan: Plan): string {
  const { steps, uploads, present, extra, drafts, edited } = plan;
  const kept = edited.filter((step) => !steps.includes(step)).flatMap(({ before }) => before ?? []);
  const parts = [
    ...steps.map(describeStep),
    ...(uploads.length > 0 ? [`Files that are sent\n${uploads.map(describeFile).join('\n')}`] : []),
    ...namesUnder('Edited in the target, and kept', kept),
    ...namesUnder('Only in the target, and kept (--delete would remove them)', extra),
    ...namesUnder('Somebody is working on these in the target; their drafts stay', drafts),
    `${summary(steps, uploads)}${present.length > 0 ? `; ${counted(present.length, 'file')} (${megabytes(present)}) there already` : ''}.`,
  ];
  return parts.join('\n\n');
}

/** A document's name: a file's name, or the name that the Studio shows. */
export function nameOf(document: StoredDocument): string {
  const { originalFilename } = document;
  return isAsset(document) && typeof originalFilename === 'string'
    ? originalFilename
    : documentName(document);
}

function namesUnder(title: string, documents: readonly StoredDocument[]): string[] {
  if (documents.length === 0) return [];
  return [`${title}\n${documents.map((one) => `  ${nameOf(one)}  ${one._id}`).join('\n')}`];
}

function describeStep({ id, before, after }: Step): string {
  if (!before) return after ? `+ ${nameOf(after)}  ${id}` : id;
  if (!after) return `- ${nameOf(before)}  ${id}`;
  const changes = fieldChanges(contentOf(before), contentOf(after));
  const lines = changes.map((change) => {
    const [old, current] = shortened(change.before, change.after);
    return `    ${change.path}: ${old} → ${current}`;
  });
  return [`~ ${nameOf(after)}  ${id}`, ...lines].join('\n');
}

/** Both values shortened for a line; long texts from shortly before the first difference. */
export function shortened(before: unknown, after: unknown): [string, string] {
  const texts = [before, after].map((value) => (value === undefined ? '(nothing)' : JSON.stringify(value)));
  const [old = '', current = ''] = texts;
  let start = 0;
  while (start < old.length && old[start] === current[start]) start += 1;
  const from = Math.max(old.length, current.length) > MAX_VALUE_LENGTH ? Math.max(0, start - 20) : 0;
  const cut = (text: string) => {
    const part = text.slice(from, from + MAX_VALUE_LENGTH);
    return `${from > 0 ? '…' : ''}${part}${from + MAX_VALUE_LENGTH < text.length ? '…' : ''}`;
  };
  return [cut(old), cut(current)];
}

function describeFile(file: StoredDocument): string {
  return `  + ${nameOf(file)} (${megabytes([file])})  ${file._id}`;
}

function megabytes(files: readonly StoredDocument[]): string {
  const bytes = files.reduce((sum, { size }) => sum + (typeof size === 'number' ? size : 0), 0);
  return `${(bytes / 1e6).toFixed(bytes < 1e5 ? 3 : 1)} MB`;
}

function summary(steps: readonly Step[], uploads: readonly StoredDocument[]): string {
  const created = steps.filter(({ before }) => !before).length;
  const deleted = steps.filter(({ after }) => !after).length;
  const sent = `${counted(uploads.length, 'file')}${uploads.length > 0 ? ` (${megabytes(uploads)})` : ''} sent`;
  return `${counted(created, 'document')} created, ${steps.length - created - deleted} changed, ${deleted} deleted, ${sent}`;
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
