import type { DatasetView } from '../dataset-index/perspective-view.ts';
import type { LakeDocument } from '../documents/document.ts';
import { listAlternatives } from './dataset-filter.ts';
import { type GroqNode, getCallArguments, stripGroups } from './groq-tree.ts';

/** An index lookup that finds all documents that may match a condition, by the values that the condition compares with. */
export type AccessPath = {
  lookup: Lookup;
  operands: readonly Operand[];
};

/** An expression that does not depend on the document, and whether it results in one value or a list of values. */
export type Operand = { node: GroqNode; gives: 'a value' | 'a list' | 'either' };

/** An index lookup. */
export type Lookup = {
  /** Shown in the request log at `/_lake/`. */
  name: string;
  /** Lower ranks are preferred, since these lookups usually find fewer documents. */
  rank: number;
  /** Whether every document that is found matches the condition, so that it need not be evaluated again. */
  isExact: boolean;
  find(view: DatasetView, value: string): readonly LakeDocument[];
};

const BY_ID: Lookup = {
  name: 'by id',
  rank: 0,
  isExact: true,
  find: (view, id) => [view.getById(id) ?? []].flat(),
};
const BY_SLUG: Lookup = {
  name: 'by slug',
  rank: 1,
  isExact: false,
  find: (view, slug) => view.listBySlug(slug),
};
const BY_REFERENCE: Lookup = {
  name: 'by reference',
  rank: 2,
  isExact: false,
  find: (view, id) => view.listMentioning(id),
};
export const BY_TYPE: Lookup = {
  name: 'by type',
  rank: 3,
  isExact: true,
  find: (view, type) => view.listByType(type),
};

/**
 * The access path of a condition: for a comparison of the document's `_id`, `_type`, `slug.current` or a reference by `==` or
 * `in`, a call of `references()`, or several of one kind joined by `||`. Undefined for other conditions, which need a scan.
 */
export function findAccessPath(condition: GroqNode): AccessPath | undefined {
  const paths = listAlternatives(condition).map(getComparisonPath);
  const lookup = paths[0]?.lookup;
  if (!lookup || paths.some((path) => path?.lookup !== lookup)) return undefined;
  return { lookup, operands: paths.flatMap((path) => path?.operands ?? []) };
}

/** The access path that usually finds the fewest documents, and its condition. */
export function chooseQuickestPath(
  conditions: readonly GroqNode[],
): { path: AccessPath; condition: GroqNode } | undefined {
  const paths = conditions.flatMap((condition) => {
    const path = findAccessPath(condition);
    return path ? [{ path, condition }] : [];
  });
  return paths.sort((a, b) => a.path.lookup.rank - b.path.lookup.rank)[0];
}

function getComparisonPath(node: GroqNode): AccessPath | undefined {
  const references = getCallArguments(node, 'global', 'references');
  if (references) return createAccessPath(BY_REFERENCE, 'either', references);
  if (node.type !== 'OpCall') return undefined;
  if (node.op === 'in') return createAccessPath(lookupFor(node.left), 'a list', [node.right]);
  if (node.op !== '==') return undefined;
  return (
    createAccessPath(lookupFor(node.left), 'a value', [node.right]) ??
    createAccessPath(lookupFor(node.right), 'a value', [node.left])
  );
}

function createAccessPath(
  lookup: Lookup | undefined,
  gives: Operand['gives'],
  nodes: readonly GroqNode[],
): AccessPath | undefined {
  if (!lookup || !nodes.every(isIndependent)) return undefined;
  return { lookup, operands: nodes.map((node) => ({ node, gives })) };
}

/** The lookup for documents by the value of an expression. */
function lookupFor(expression: GroqNode): Lookup | undefined {
  const node = stripGroups(expression);
  if (node.type !== 'AccessAttribute') return undefined;
  if (!node.base) return node.name === '_id' ? BY_ID : node.name === '_type' ? BY_TYPE : undefined;
  if (node.name === '_ref') return isOwnPath(node.base) ? BY_REFERENCE : undefined;
  const isSlug = node.name === 'current' && isOwnAttribute(node.base, 'slug');
  return isSlug ? BY_SLUG : undefined;
}

function isOwnAttribute(node: GroqNode, name: string): boolean {
  return node.type === 'AccessAttribute' && node.base === undefined && node.name === name;
}

/** Whether an expression is a path of attributes on the document: `author`, `seo.image.asset`. */
function isOwnPath(node: GroqNode): boolean {
  return node.type === 'AccessAttribute' && (node.base === undefined || isOwnPath(node.base));
}

/** Whether the expression has the same value for every document. */
function isIndependent(node: GroqNode): boolean {
  if (node.type === 'Value' || node.type === 'Parameter' || node.type === 'Parent') return true;
  if (node.type === 'Group') return isIndependent(node.base);
  if (node.type === 'AccessAttribute') return node.base !== undefined && isIndependent(node.base);
  return (
    node.type === 'Array' &&
    node.elements.every(
      (element) => element.type === 'ArrayElement' && !element.isSplat && isIndependent(element.value),
    )
  );
}
