import type { LakeDocument } from '../../document.ts';
import type { GroqNode } from '../groq-tree.ts';
import type { Journal } from '../journal.ts';
import type { DatasetView } from '../perspective-view.ts';
import type { WorkMeter } from '../work-meter.ts';

/**
 * A part of a query as a function. It gives what GROQ gives: JSON values, times and paths, and null for all that is not there, never
 * undefined.
 */
export type Expression = (scope: Scope) => unknown;

/** What is the same throughout an evaluation. */
export type Context = {
  params: Readonly<Record<string, unknown>>;
  view: DatasetView;
  meter: WorkMeter;
  journal: Journal;
  dereference: (id: string) => LakeDocument | null;
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

  inside(value: unknown, isHidden = false): Scope {
    return new Scope(value, this.isHidden ? this.parent : this, this.context, isHidden);
  }
}

/** Is told what becomes of the values of documents, when a source map is wanted. */
export type Trace = {
  /** The value that represents a document. */
  enter(document: unknown): unknown;
  /** A value that stands in the query or in its parameters, and that it does. */
  literal(value: unknown): unknown;
  /** The value of a field or element, together with its source location if it is a plain value. */
  read(container: object, key: string | number): unknown;
  /** An object with the fields of another, each as `read` gives it. */
  fields(object: object): object;
  /** A list with the elements of another, each as `read` gives it. */
  elements(list: readonly unknown[]): readonly unknown[];
  /** The plain object or list, once its source locations are recorded. */
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

/** Counts the size of a value before something walks over the whole of it. */
export function measured(node: GroqNode, expression: Expression): Expression {
  // A literal is no longer than the text of the query.
  if (node.type === 'Value') return expression;
  return (scope) => {
    const value = expression(scope);
    scope.context.meter.visitValue(value);
    return value;
  };
}

/** From this many elements, or characters, on. */
const LARGE = { list: 1_000, text: 10_000 };

/** Whether what walks over the whole of a value takes so long that it should not be done again after an interruption. */
export function isLarge(value: unknown): boolean {
  if (typeof value === 'string') return value.length >= LARGE.text;
  return Array.isArray(value) && value.length >= LARGE.list;
}

export function overList(
  base: Expression,
  then: (list: readonly unknown[], scope: Scope) => unknown,
): Expression {
  return (scope) => {
    const list = base(scope);
    return Array.isArray(list) ? then(list, scope) : null;
  };
}
