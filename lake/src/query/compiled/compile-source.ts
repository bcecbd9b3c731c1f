import { DocumentIndex } from '../../dataset-index/document-index.ts';
import type { DatasetView } from '../../dataset-index/perspective-view.ts';
import { type DocumentOrder, sortById } from '../../dataset-index/sorted-documents.ts';
import type { LakeDocument } from '../../documents/document.ts';
import { WorkMeter } from '../../work-meter.ts';
import {
  type AccessPath,
  BY_TYPE,
  chooseQuickestPath,
  findAccessPath,
  type Lookup,
  type Operand,
} from '../access-paths.ts';
import { listDatasetConditions } from '../dataset-filter.ts';
import { type GroqNode, listChildNodes } from '../groq-tree.ts';
import { Journal } from '../journal.ts';
import { compileConditions, compileOrder } from './compile-loop.ts';
import { type Compiler, type Context, type Expression, isLarge, Scope } from './expression.ts';

/**
 * Compiles `*[condition][condition]`, and `*[_type == …] | order(…)`; undefined for other nodes. It uses an index lookup by id,
 * type, slug or reference, so that `*[_id == $id]`, `*[_type == "a"]` and `*[references(^._id)]` do not scan the dataset.
 */
export function compileDocuments(node: GroqNode, compiler: Compiler): Expression | undefined {
  const conditions = listDatasetConditions(node);
  if (!conditions) return compileOrderedType(node, compiler);
  const { path, condition } = chooseQuickestPath(conditions) ?? {};
  const documents: Expression = path
    ? compileLookup(path, compiler, (values, context) => findDocuments(path.lookup, values, context))
    : ({ context }) => listAllDocuments(context);
  const others = conditions.filter((other) => !path?.lookup.isExact || other !== condition);
  return others.length === 0 ? documents : compileConditions(documents, others, compiler);
}

/** `*[_type == $type] | order(…)`, if the sorted list can be cached. */
function compileOrderedType(node: GroqNode, compiler: Compiler): Expression | undefined {
  if (node.type !== 'PipeFuncCall' || node.name !== 'order') return undefined;
  const [condition, ...others] = listDatasetConditions(node.base) ?? [];
  const path = condition && others.length === 0 ? findAccessPath(condition) : undefined;
  const order = path?.lookup === BY_TYPE ? parseDocumentOrder(node.args, compiler) : undefined;
  if (!path || !order) return undefined;
  return compileLookup(path, compiler, (values, context) => {
    const [type, ...more] = values;
    if (typeof type === 'string' && more.length === 0) return context.view.listByTypeInOrder(type, order);
    const documents = findDocuments(path.lookup, values, context);
    context.meter.visit(documents.length);
    return order.sort(documents);
  });
}

const OWN_FUNCTIONS: ReadonlySet<string> = new Set(['lower', 'upper', 'coalesce', 'defined', 'length']);

/**
 * The order of `order(…)` if it only depends on fields of the document itself, so that the sorted list can be cached for all
 * queries with this order; otherwise undefined.
 */
function parseDocumentOrder(args: readonly GroqNode[], compiler: Compiler): DocumentOrder | undefined {
  if (!args.every((arg) => isOwn(arg.type === 'Asc' || arg.type === 'Desc' ? arg.base : arg)))
    return undefined;
  const sort = compileOrder(args, compiler);
  return { key: JSON.stringify(args), sort: (documents) => sort(documents, createOuterScope()) };
}

function isOwn(node: GroqNode): boolean {
  if (node.type === 'AccessAttribute') return node.base === undefined || isOwn(node.base);
  if (node.type === 'Value') return true;
  const isKnown = node.type === 'FuncCall' && node.namespace === 'global' && OWN_FUNCTIONS.has(node.name);
  return (isKnown || node.type === 'Group') && listChildNodes(node).every(isOwn);
}

/** Cached lists are sorted without limits, since that is not the work of a single query. */
const UNLIMITED = new WorkMeter({
  tokens: Number.POSITIVE_INFINITY,
  visits: Number.POSITIVE_INFINITY,
  milliseconds: Number.POSITIVE_INFINITY,
  bytes: Number.POSITIVE_INFINITY,
});

function createOuterScope(): Scope {
  return new Scope(null, undefined, {
    params: {},
    view: NO_DOCUMENTS,
    meter: UNLIMITED,
    journal: new Journal(UNLIMITED),
    dereference: () => null,
    projectId: '',
    dataset: '',
    identity: '',
    now: new Date(0),
  });
}

const NO_DOCUMENTS = new DocumentIndex().getView('raw');

type Find = (values: readonly unknown[], context: Context) => readonly LakeDocument[];

function compileLookup({ lookup, operands }: AccessPath, { compile }: Compiler, find: Find): Expression {
  const compiled = operands.map(({ node, gives }) => ({ value: compile(node), gives }));
  return (scope) => {
    // The operands are evaluated in the scope of the condition, and do not use its document.
    const inner = scope.createInner(null);
    const values = compiled.flatMap(({ value, gives }) => listComparedValues(value(inner), gives));
    const { context } = scope;
    // The result is recorded, since after an interruption an inexact lookup may find other documents.
    const isKept = !lookup.isExact || isLarge(values);
    return isKept ? context.journal.step(() => find(values, context)) : find(values, context);
  };
}

function listComparedValues(value: unknown, gives: Operand['gives']): readonly unknown[] {
  if (gives === 'a value') return [value];
  if (Array.isArray(value)) return value;
  // `in` is never true when its right side is not a list.
  return gives === 'a list' ? [] : [value];
}

function listAllDocuments(context: Context): readonly LakeDocument[] {
  return readUntimed(context, ({ documents }) => documents);
}

/** Reading documents from disk does not count for the query's time, since it is done once for all queries. */
function readUntimed<Result>({ view, meter }: Context, read: (view: DatasetView) => Result): Result {
  return view.isComplete ? read(view) : meter.runUntimed(() => read(view));
}

/** Finds documents, ordered by id. */
function findDocuments(
  lookup: Lookup,
  values: readonly unknown[],
  context: Context,
): readonly LakeDocument[] {
  context.meter.visit(values.length);
  const [only] = values;
  if (values.length === 1 && typeof only === 'string')
    return readUntimed(context, (view) => lookup.find(view, only));
  const texts = new Set(values.filter((value) => typeof value === 'string'));
  // Ids and types are always strings. Other attributes may have other types or be missing (null), which indexes do not contain.
  if (!lookup.isExact && values.some((value) => typeof value !== 'string')) return listAllDocuments(context);
  const [first, ...others] = texts;
  if (first === undefined) return [];
  if (others.length === 0) return readUntimed(context, (view) => lookup.find(view, first));
  const found = readUntimed(context, (view) => Array.from(texts, (text) => lookup.find(view, text))).flat();
  return sortById([...new Set(found)]);
}
