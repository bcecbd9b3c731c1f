import { evaluateSync } from 'groq-js';
import type { LakeDocument } from '../document.ts';
import { childNodes, type GroqNode } from './groq-tree.ts';

/** An order of documents by what stands in them: how to sort, and a key that stands for it. */
export type DocumentOrder = { key: string; sort: SortDocuments };

/** Sorts documents; those that are alike stay as they are. */
export type SortDocuments = (documents: readonly LakeDocument[]) => readonly LakeDocument[];

const OWN_FUNCTIONS: ReadonlySet<string> = new Set(['lower', 'upper', 'coalesce', 'defined', 'length']);

/**
 * The order that `order(…)` asks for, when it depends on nothing but each document's own fields: then a sorted list can
 * be kept for all queries that ask for it. Undefined for any other.
 */
export function documentOrder(args: readonly GroqNode[]): DocumentOrder | undefined {
  if (!args.every((arg) => isOwn('base' in arg && isDirection(arg) && arg.base ? arg.base : arg)))
    return undefined;
  return {
    key: JSON.stringify(args),
    sort(documents) {
      const tree: GroqNode = {
        type: 'PipeFuncCall',
        name: 'order',
        base: { type: 'Value', value: documents },
        args,
      };
      // order() gives the elements of the list that it is given.
      return evaluateSync(tree).data as LakeDocument[];
    },
  };
}

function isDirection({ type }: GroqNode): boolean {
  return type === 'Asc' || type === 'Desc';
}

function isOwn(node: GroqNode): boolean {
  if (node.type === 'AccessAttribute') return node.base === undefined || isOwn(node.base);
  if (node.type === 'Value') return true;
  const isKnown = node.type === 'FuncCall' && node.namespace === 'global' && OWN_FUNCTIONS.has(node.name);
  return (isKnown || node.type === 'Group') && childNodes(node).every(isOwn);
}

/**
 * A sorted list after a few of its documents have changed, appeared or gone; the list itself when nothing of it did.
 *
 * @param changes by `_id`; undefined for a document that is not there any more
 */
export function withChangesInOrder(
  sorted: readonly LakeDocument[],
  changes: ReadonlyMap<string, LakeDocument | undefined>,
  belongs: (document: LakeDocument) => boolean,
  sort: SortDocuments,
): readonly LakeDocument[] {
  const kept = sorted.filter(({ _id }) => !changes.has(_id));
  const written = [...changes.values()].filter((document) => document !== undefined && belongs(document));
  if (kept.length === sorted.length && written.length === 0) return sorted;
  for (const document of written) if (document) kept.splice(positionOf(document, kept, sort), 0, document);
  return kept;
}

function positionOf(document: LakeDocument, sorted: readonly LakeDocument[], sort: SortDocuments): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const other = sorted[middle];
    if (other && isBefore(other, document, sort)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** What is alike stands in the order of the ids. */
function isBefore(one: LakeDocument, other: LakeDocument, sort: SortDocuments): boolean {
  const [first] = sort(one._id < other._id ? [one, other] : [other, one]);
  return first === one;
}
