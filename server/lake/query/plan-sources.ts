import type { LakeDocument } from '../document.ts';
import { type AccessPath, accessPathOf, BY_TYPE, type Lookup, type Operand } from './access-paths.ts';
import { datasetConditions } from './dataset-filter.ts';
import { currentEvaluation } from './evaluation.ts';
import { type GroqNode, mapChildren } from './groq-tree.ts';
import { hostCall } from './host-call.ts';
import type { DatasetView } from './perspective-view.ts';
import { documentOrder } from './plan-order.ts';
import { sortedById } from './sorted-documents.ts';

/** Stands where the document would whose turn it is: the operands of an access path do not look at it. */
const NO_DOCUMENT: GroqNode = { type: 'Value', value: {} };

/**
 * Replaces `*` by the documents of the evaluation that runs. Under a filter, those are only the ones that can pass
 * it, looked up by id, type, slug or reference, so that `*[_id == $id]`, `*[_type == "a"]` and
 * `*[references(^._id)]` do not walk the dataset. The plan serves every evaluation of the query.
 */
export function planSources(node: GroqNode): GroqNode {
  if (node.type === 'Everything') return hostCall(allDocuments, []);
  const ordered = orderedType(node);
  if (ordered) return ordered;
  const conditions = node.type === 'Filter' ? datasetConditions(node) : undefined;
  if (!conditions) return mapChildren(node, planSources);
  const { path, condition } = quickestPath(conditions) ?? {};
  const source: GroqNode = path ? documentsAt(path) : planSources({ type: 'Everything' });
  return conditions
    .filter((other) => !path?.lookup.isExact || other !== condition)
    .reduce((base, expr): GroqNode => ({ type: 'Filter', base, expr: planSources(expr) }), source);
}

/** The path that leads to the fewest documents, as a rule, and the condition that it stands for. */
export function quickestPath(
  conditions: readonly GroqNode[],
): { path: AccessPath; condition: GroqNode } | undefined {
  const paths = conditions.flatMap((condition) => {
    const path = accessPathOf(condition);
    return path ? [{ path, condition }] : [];
  });
  return paths.sort((a, b) => a.path.lookup.rank - b.path.lookup.rank)[0];
}

/** `*[_type == $type] | order(…)`, when the order is one that can be kept. */
function orderedType(node: GroqNode): GroqNode | undefined {
  if (node.type !== 'PipeFuncCall' || node.name !== 'order') return undefined;
  const [condition, ...others] = datasetConditions(node.base) ?? [];
  const path = condition && others.length === 0 ? accessPathOf(condition) : undefined;
  const order = documentOrder(node.args);
  if (!order || path?.lookup !== BY_TYPE) return undefined;
  return documentsAt(path, (values) => {
    const { view, meter } = currentEvaluation();
    const [type, ...more] = values;
    if (typeof type === 'string' && more.length === 0) return view.byTypeInOrder(type, order);
    const documents = findDocuments(path.lookup, values);
    meter.visit(documents.length);
    return order.sort(documents);
  });
}

function documentsAt(
  { lookup, operands }: AccessPath,
  find = (values: readonly unknown[]) => findDocuments(lookup, values),
): GroqNode {
  const call = hostCall(
    (values) => find(values.flatMap((value, index) => comparedValues(value, operands[index]))),
    operands.map(({ node }) => node),
  );
  // The operands stand in the scope of the condition, one below that of the source.
  return { ...call, right: { type: 'Projection', base: NO_DOCUMENT, expr: call.right } };
}

function comparedValues(value: unknown, operand: Operand | undefined): readonly unknown[] {
  if (operand?.gives === 'a value') return [value];
  if (Array.isArray(value)) return value;
  // Nothing is in what is no list.
  return operand?.gives === 'a list' ? [] : [value];
}

function allDocuments(): readonly LakeDocument[] {
  return untimedReading(({ documents }) => documents);
}

/** Documents are read from the disk once for all queries; once they are in memory, to look them up is this query's work. */
function untimedReading<Result>(read: (view: DatasetView) => Result): Result {
  const { view, meter } = currentEvaluation();
  return view.isComplete ? read(view) : meter.untimed(() => read(view));
}

/** In the order of the dataset. */
function findDocuments(lookup: Lookup, values: readonly unknown[]): readonly LakeDocument[] {
  currentEvaluation().meter.visit(values.length);
  const [only] = values;
  if (values.length === 1 && typeof only === 'string')
    return untimedReading((view) => lookup.find(view, only));
  const texts = new Set(values.filter((value) => typeof value === 'string'));
  // Ids and types are strings. What else may be no string, or missing and so equal to null, which no index holds.
  if (!lookup.isExact && values.some((value) => typeof value !== 'string')) return allDocuments();
  const [first, ...others] = texts;
  if (first === undefined) return [];
  if (others.length === 0) return untimedReading((view) => lookup.find(view, first));
  const found = untimedReading((view) => Array.from(texts, (text) => lookup.find(view, text))).flat();
  return sortedById([...new Set(found)]);
}
