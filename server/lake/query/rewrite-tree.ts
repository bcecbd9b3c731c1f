import { conjuncts } from './dataset-filter.ts';
import { currentEvaluation } from './evaluation.ts';
import { argumentsOfCall, type GroqNode, mapChildren, ungrouped } from './groq-tree.ts';
import { DATASET_PARAMETER, hostCall } from './host-call.ts';
import { IdPath } from './id-path.ts';
import { matchesText, scoreOfText } from './match-text.ts';
import type { DatasetView } from './perspective-view.ts';
import { referencesOf, refersTo } from './references.ts';
import { matchesTextQuery } from './text-query.ts';

const THIS: GroqNode = { type: 'This' };
const ALL_RELEASES: GroqNode = {
  type: 'Filter',
  base: { type: 'Everything' },
  expr: {
    type: 'OpCall',
    op: '==',
    left: { type: 'AccessAttribute', name: '_type' },
    right: { type: 'Value', value: 'system.release' },
  },
};

/**
 * Puts functions of ours where groq-js has none (`text::query`, `documents::*`) or slow ones (`references`, `match`
 * and `path`, `releases::all`, and `&&`, which evaluates both sides). The result depends on no dataset and no
 * parameter, so it can be kept.
 */
export function rewriteTree(tree: GroqNode): GroqNode {
  if (tree.type === 'PipeFuncCall' && tree.name === 'score') {
    return { ...tree, base: rewriteTree(tree.base), args: tree.args.map(rewriteScored) };
  }
  const node = mapChildren(tree, rewriteTree);
  if (node.type === 'Filter') return splitFilter(node.base, conjuncts(node.expr));
  if (node.type === 'OpCall' && node.op === 'match') {
    const [search] = textQueryArguments(node.right) ?? [];
    if (search)
      return hostCall(([value, text]) => matchesTextQuery(value, text, readText), [node.left, search]);
    return hostCall(([text, pattern]) => matchesText(text, pattern, readText), [node.left, node.right]);
  }
  if (argumentsOfCall(node, 'releases', 'all')) return ALL_RELEASES;
  const unique = argumentsOfCall(node, 'array', 'unique');
  if (unique) return hostCall(([list]) => uniqueOf(list), unique);
  if (node.type === 'OpCall' && isPathComparison(tree)) return comparePaths(node);
  const path = argumentsOfCall(node, 'global', 'path');
  if (path) return hostCall(([pattern]) => (typeof pattern === 'string' ? new IdPath(pattern) : null), path);
  const references = argumentsOfCall(node, 'global', 'references');
  if (references) return referencesCall(references);
  if (argumentsOfCall(node, 'documents', 'incomingRefCount')) {
    return hostCall(countIncomingReferences, [{ type: 'Parameter', name: DATASET_PARAMETER }, THIS]);
  }
  const [reference] = argumentsOfCall(node, 'documents', 'get') ?? [];
  return reference ? { type: 'Deref', base: reference } : node;
}

/** groq-js compares paths with strings only. */
function isPathComparison(node: GroqNode): boolean {
  if (node.type !== 'OpCall' || (node.op !== 'in' && node.op !== '==')) return false;
  return [node.left, node.right].every((side) => argumentsOfCall(ungrouped(side), 'global', 'path'));
}

function comparePaths(node: Extract<GroqNode, { type: 'OpCall' }>): GroqNode {
  const compare = ([one, other]: readonly unknown[]) => {
    if (!(one instanceof IdPath && other instanceof IdPath)) return null;
    return node.op === 'in' ? other.matches(one.pattern) : one.pattern === other.pattern;
  };
  return hostCall(compare, [node.left, node.right]);
}

/** Plain values once, null among them; objects and lists are never equal. */
function uniqueOf(list: unknown): unknown {
  if (!Array.isArray(list)) return null;
  currentEvaluation().meter.visitValue(list);
  const seen = new Set<unknown>();
  return list.filter((value) => {
    if (typeof value === 'object' && value !== null) return true;
    return seen.has(value ?? null) ? false : seen.add(value ?? null);
  });
}

/** score() weighs how well a `match` matches, and looks for it below `boost`, `&&` and `||`. */
function rewriteScored(node: GroqNode): GroqNode {
  if (node.type === 'And' || node.type === 'Or') {
    return { ...node, left: rewriteScored(node.left), right: rewriteScored(node.right) };
  }
  const [condition, amount] = argumentsOfCall(node, 'global', 'boost') ?? [];
  if (condition && amount) return boost(rewriteScored(condition), rewriteTree(amount));
  const isMatch = node.type === 'OpCall' && node.op === 'match' && !textQueryArguments(node.right);
  if (!isMatch) return rewriteTree(node);
  // What is true scores 1, and boost() adds to that unless the amount is no number: the one way to give a score.
  const score = ([text, pattern]: readonly unknown[]) => {
    const value = scoreOfText(text, pattern, readText);
    return value > 0 ? value - 1 : null;
  };
  const operands = [rewriteTree(node.left), rewriteTree(node.right)];
  return boost({ type: 'Value', value: true }, hostCall(score, operands));
}

function boost(condition: GroqNode, amount: GroqNode): GroqNode {
  return { type: 'FuncCall', namespace: 'global', name: 'boost', args: [condition, amount] };
}

/** The arguments of `text::query(…)`, if that is what the node is. */
export function textQueryArguments(node: GroqNode): readonly GroqNode[] | undefined {
  return argumentsOfCall(ungrouped(node), 'text', 'query');
}

/** `base[a && b]` is `base[a][b]`: only true passes a filter, and both conditions see the same scope. */
function splitFilter(base: GroqNode, conditions: readonly GroqNode[]): GroqNode {
  return conditions.reduce<GroqNode>((source, expr) => ({ type: 'Filter', base: source, expr }), base);
}

function readText(characters: number): void {
  currentEvaluation().meter.visitText(characters);
}

function refers([value, ...ids]: readonly unknown[]): boolean {
  const { meter } = currentEvaluation();
  for (const one of ids) meter.visitValue(one);
  return refersTo(value, ids);
}

const argumentsByCall = new WeakMap<GroqNode, readonly GroqNode[]>();

function referencesCall(args: readonly GroqNode[]): GroqNode {
  const call = hostCall(refers, [THIS, ...args]);
  argumentsByCall.set(call, args);
  return call;
}

/** The arguments of `references(…)` in a rewritten tree, if that is what the node is. */
export function argumentsOfReferences(node: GroqNode): readonly GroqNode[] | undefined {
  return argumentsByCall.get(node);
}

function countIncomingReferences([dataset, document]: readonly unknown[]): unknown {
  if (typeof document !== 'object' || document === null || !('_id' in document)) return null;
  const id = String(document._id);
  // evaluateTree() is the only one to set this parameter.
  return (dataset as DatasetView).mentioning(id).filter((other) => referencesOf(other).has(id)).length;
}
