import type { LakeDocument } from '../document.ts';
import { admittedValues, datasetConditions, type QueryParams } from './dataset-filter.ts';
import type { DatasetIndex } from './dataset-index.ts';
import { type GroqNode, mapChildren } from './groq-tree.ts';
import type { WorkMeter } from './work-meter.ts';

/**
 * Replaces `*` under a filter by the documents that can pass it, found by id or type in the index, so that
 * `*[_id == $id]` and `*[_type == $type]` do not walk the dataset, in subqueries neither.
 *
 * @throws QueryTimeoutError when the lists of ids are endless
 */
export function narrowTree(
  tree: GroqNode,
  params: QueryParams,
  index: DatasetIndex,
  meter: WorkMeter,
): GroqNode {
  return narrow(tree);

  function narrow(node: GroqNode): GroqNode {
    const conditions = node.type === 'Filter' ? datasetConditions(node) : undefined;
    const candidates = conditions && candidatesFor(conditions, params, index, meter);
    if (!candidates) return mapChildren(node, narrow);
    return withSource(node, { type: 'Value', value: candidates });
  }

  function withSource(node: GroqNode, source: GroqNode): GroqNode {
    if (node.type === 'Filter') {
      return { ...node, base: withSource(node.base, source), expr: narrow(node.expr) };
    }
    return node.type === 'Group' ? withSource(node.base, source) : source;
  }
}

/** The documents that can pass all conditions, in the order of the dataset; undefined when that is unknown. */
function candidatesFor(
  conditions: readonly GroqNode[],
  params: QueryParams,
  index: DatasetIndex,
  meter: WorkMeter,
): readonly LakeDocument[] | undefined {
  for (const condition of conditions) {
    const ids = admittedValues(condition, '_id', params);
    meter.visit(ids?.size ?? 0);
    if (ids) return inOrder([...ids].flatMap((id) => index.byId(id) ?? []));
  }
  for (const condition of conditions) {
    const types = admittedValues(condition, '_type', params);
    meter.visit(types?.size ?? 0);
    if (types?.size === 1) return [...types].flatMap((type) => index.byType(type));
    if (types) return inOrder([...types].flatMap((type) => index.byType(type)));
  }
  return undefined;
}

function inOrder(documents: LakeDocument[]): LakeDocument[] {
  return documents.sort((a, b) => (a._id < b._id ? -1 : a._id > b._id ? 1 : 0));
}
