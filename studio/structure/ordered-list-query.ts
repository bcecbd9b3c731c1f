import { getPublishedId, isDraftId, isVersionId } from '@sanity/client/csm';
import { readText } from '../../content/read-field.ts';
import type { Revisions } from './page-list-query.ts';
import { compareRanks, type Ranked } from './ranks.ts';

/** An entry of a list that editors can reorder. */
export interface OrderedRow extends Ranked, Revisions {
  /** Name of the entry in messages. */
  name: string;
}

/** Query of a list that editors can reorder, drafts included. */
export function makeOrderedListQuery(type: string) {
  return {
    query: `*[_type == ${JSON.stringify(type)}]{_id, _rev, orderRank, "name": coalesce(name, issue, title)}`,
    read: readOrderedList,
  };
}

/** Converts the result of `makeOrderedListQuery`, in the order of the list. Name and rank of a draft take precedence. */
export function readOrderedList(answer: unknown): OrderedRow[] {
  const rows = new Map<string, OrderedRow>();
  const documents = Array.isArray(answer) ? answer.flatMap(readStored) : [];
  for (const { id, isDraft, revision, rank, name } of documents.toSorted(comparePublishedFirst)) {
    const version = isDraft ? { draft: revision } : { published: revision };
    rows.set(id, { ...rows.get(id), ...version, id, rank, name: name || 'Entry without a name' });
  }
  return [...rows.values()].toSorted(compareRanks);
}

interface StoredRow extends Ranked {
  isDraft: boolean;
  revision: string;
  name: string;
}

function comparePublishedFirst(one: StoredRow, other: StoredRow): number {
  return Number(one.isDraft) - Number(other.isDraft);
}

function readStored(value: unknown): StoredRow[] {
  const readFieldText = (field: string) => readText(value, field) ?? '';
  const id = readFieldText('_id');
  if (!id || isVersionId(id)) return [];
  const published = getPublishedId(id);
  const [revision, rank, name] = [readFieldText('_rev'), readFieldText('orderRank'), readFieldText('name')];
  return [{ id: published, isDraft: isDraftId(id), revision, rank, name }];
}
