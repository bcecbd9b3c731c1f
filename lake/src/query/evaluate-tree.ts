import type { DatasetView } from '../dataset-index/perspective-view.ts';
import { getCurrentTime } from '../documents/clock-and-ids.ts';
import type { LakeDocument } from '../documents/document.ts';
import type { Reference } from '../documents/references.ts';
import type { WorkMeter } from '../work-meter.ts';
import { compileTree } from './compiled/compile-tree.ts';
import { type Expression, Scope } from './compiled/expression.ts';
import type { QueryParams } from './dataset-filter.ts';
import type { GroqNode } from './groq-tree.ts';
import { Journal } from './journal.ts';
import { resolveLocalId } from './resolve-local-id.ts';

/** The context of a query besides the documents. */
export type QueryContext = {
  projectId: string;
  dataset: string;
  /** The user's id; absent for an anonymous reader. */
  identity?: string;
  now?: Date;
};

export type Evaluation = QueryContext & {
  params: QueryParams;
  /** The documents, also for resolving references. */
  view: DatasetView;
  /** Counts and limits the work. */
  meter: WorkMeter;
  /** The recorded work before an interruption. */
  journal?: Journal;
  /** The value of `@` outside of filters and projections. */
  root?: LakeDocument;
};

const programs = new WeakMap<GroqNode, Expression>();

/**
 * The compiled program of a parsed query, which is cached.
 *
 * @throws UnsupportedQueryError
 */
export function getProgram(tree: GroqNode): Expression {
  const known = programs.get(tree);
  if (known) return known;
  const program = compileTree(tree);
  programs.set(tree, program);
  return program;
}

/**
 * Evaluates a parsed query synchronously.
 *
 * @returns plain JSON data that shares objects with the documents, so it must not be mutated
 * @throws UnsupportedQueryError, QueryTimeoutError, ResultTooLargeError
 */
export function evaluateTree(tree: GroqNode, evaluation: Evaluation): unknown {
  return asJson(evaluateProgram(getProgram(tree), evaluation), evaluation.meter);
}

/** Runs a program. The result may contain other values than JSON, and locations when traced. @throws INTERRUPTED */
export function evaluateProgram(
  program: Expression,
  {
    params,
    view,
    meter,
    journal = new Journal(meter),
    root,
    projectId,
    dataset,
    identity = '<anonymous>',
    now = getCurrentTime(),
  }: Evaluation,
): unknown {
  const dereference = (reference: Reference) =>
    view.getById(resolveLocalId(reference, { projectId, dataset })) ?? null;
  const context = { params, view, meter, journal, dereference, projectId, dataset, identity, now };
  return program(new Scope(root ?? null, undefined, context));
}

/** Converts a result, which may be large, to JSON data. @throws INTERRUPTED */
export function convertToJson(value: unknown, meter: WorkMeter, journal: Journal): unknown {
  if (!Array.isArray(value)) return journal.step(() => asJson(value, meter));
  const add = (element: unknown, list: unknown[]) => {
    list.push(asJson(element, meter));
  };
  return journal.evaluateEach(value, 0, add, (list) => {
    meter.visitWritten(2 + list.length);
    return list;
  });
}

/** Converts a value to JSON data: times and paths become strings. Most values need no conversion. */
function asJson(value: unknown, meter: WorkMeter): unknown {
  return meter.visitResult(value) ? value : JSON.parse(JSON.stringify(value));
}
