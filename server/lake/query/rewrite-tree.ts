import { conjuncts } from './dataset-filter.ts';
import type { DatasetIndex } from './dataset-index.ts';
import { argumentsOfCall, type GroqNode, mapChildren, ungrouped } from './groq-tree.ts';
import { DATASET_PARAMETER, hostCall } from './host-call.ts';
import { refersTo } from './references.ts';
import { matchesTextQuery } from './text-query.ts';

const THIS: GroqNode = { type: 'This' };

/**
 * Puts functions of ours where groq-js has none (`text::query`, `documents::*`) or slow ones (`references`, `&&`,
 * which evaluates both sides). The result depends on no dataset and no parameter, so it can be kept.
 */
export function rewriteTree(tree: GroqNode): GroqNode {
  const node = mapChildren(tree, rewriteTree);
  if (node.type === 'Filter') return splitFilter(node.base, conjuncts(node.expr));
  if (node.type === 'OpCall' && node.op === 'match') {
    const [search] = textQueryArguments(node.right) ?? [];
    if (search) return hostCall(([value, text]) => matchesTextQuery(value, text), [node.left, search]);
  }
  const references = argumentsOfCall(node, 'global', 'references');
  if (references) return hostCall(([value, ...ids]) => refersTo(value, ids), [THIS, ...references]);
  if (argumentsOfCall(node, 'documents', 'incomingRefCount')) {
    return hostCall(countIncomingReferences, [{ type: 'Parameter', name: DATASET_PARAMETER }, THIS]);
  }
  const [reference] = argumentsOfCall(node, 'documents', 'get') ?? [];
  return reference ? { type: 'Deref', base: reference } : node;
}

/** The arguments of `text::query(…)`, if that is what the node is. */
export function textQueryArguments(node: GroqNode): readonly GroqNode[] | undefined {
  return argumentsOfCall(ungrouped(node), 'text', 'query');
}

/** `base[a && b]` is `base[a][b]`: only true passes a filter, and both conditions see the same scope. */
function splitFilter(base: GroqNode, conditions: readonly GroqNode[]): GroqNode {
  return conditions.reduce<GroqNode>((source, expr) => ({ type: 'Filter', base: source, expr }), base);
}

function countIncomingReferences([dataset, document]: readonly unknown[]): unknown {
  if (typeof document !== 'object' || document === null || !('_id' in document)) return null;
  // evaluateTree() is the only one to set this parameter.
  return (dataset as DatasetIndex).incomingReferenceCount(String(document._id));
}
