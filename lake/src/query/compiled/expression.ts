import type { DatasetView } from '../../dataset-index/perspective-view.ts';
import type { LakeDocument } from '../../documents/document.ts';
import type { Reference } from '../../documents/references.ts';
import type { WorkMeter } from '../../work-meter.ts';
import type { GroqNode } from '../groq-tree.ts';
import type { Journal } from '../journal.ts';

/**
 * A compiled part of a query. It returns GROQ values: JSON values, times and paths; null for missing values, never undefined.
 */
export type Expression = (scope: Scope) => unknown;

/** The context of an evaluation, the same for all its expressions. */
export type Context = {
  params: Readonly<Record<string, unknown>>;
  view: DatasetView;
  meter: WorkMeter;
  journal: Journal;
  /** @throws UnsupportedQueryError for a reference into another dataset */
  dereference: (reference: Reference) => LakeDocument | null;
  projectId: string;
  dataset: string;
  identity: string;
  now: Date;
};

/** The scope of an expression: the values of `@` and `^`. */
export class Scope {
  readonly value: unknown;
  readonly parent: Scope | undefined;
  readonly context: Context;
  /** Mapping a list without a projection opens no scope, so `^` does not count it. */
  readonly isHidden: boolean;

  constructor(value: unknown, parent: Scope | undefined, context: Context, isHidden = false) {
    this.value = value;
    this.parent = parent;
    this.context = context;
    this.isHidden = isHidden;
  }

  createInner(value: unknown, isHidden = false): Scope {
    return new Scope(value, this.isHidden ? this.parent : this, this.context, isHidden);
  }
}

/** Records how the values of documents are used in the result, for a source map. */
export type Trace = {
  /** The value that represents a document. */
  enter(document: unknown): unknown;
  /** A value that stands in the query or in its parameters, and that it does. */
  traceLiteral(value: unknown): unknown;
  /** The value of a field or element, together with its source location if it is a plain value. */
  read(container: object, key: string | number): unknown;
  /** A copy of an object whose fields are those that `read` returns. */
  traceFields(object: object): object;
  /** A copy of an array whose elements are those that `read` returns. */
  traceElements(list: readonly unknown[]): readonly unknown[];
  /** Records the source locations in a new object or array, and returns it with plain values. */
  record(built: object): unknown;
};

/** Compiles the nodes of a query. */
export type Compiler = {
  readonly trace: Trace;
  compile(node: GroqNode): Expression;
  /** For fields and elements of the result: the trace may return a plain value together with its source location. */
  compileSlot(node: GroqNode): Expression;
  /** For conditions and computations, whose operands do not appear in the result. */
  readonly untraced: Compiler;
};

/** Counts the size of a value for the work limits before it is processed as a whole. */
export function measureNode(node: GroqNode, expression: Expression): Expression {
  // Literals are limited by the length of the query.
  if (node.type === 'Value') return expression;
  return (scope) => {
    const value = expression(scope);
    scope.context.meter.visitValue(value);
    return value;
  };
}

/** The number of elements or characters from which a value is large. */
const LARGE = { list: 1_000, text: 10_000 };

/** Whether processing a whole value takes so long that its result should be recorded for interruptions. */
export function isLarge(value: unknown): boolean {
  if (typeof value === 'string') return value.length >= LARGE.text;
  return Array.isArray(value) && value.length >= LARGE.list;
}

export function compileForList(
  base: Expression,
  then: (list: readonly unknown[], scope: Scope) => unknown,
): Expression {
  return (scope) => {
    const list = base(scope);
    return Array.isArray(list) ? then(list, scope) : null;
  };
}
