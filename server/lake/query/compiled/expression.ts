import type { LakeDocument } from '../../document.ts';
import type { WorkMeter } from '../work-meter.ts';

/**
 * A part of a query as a function. It gives what GROQ gives: JSON values and paths, and null for all that is not there,
 * never undefined.
 */
export type Expression = (scope: Scope) => unknown;

/** What is the same throughout an evaluation. */
export type Context = {
  params: Readonly<Record<string, unknown>>;
  meter: WorkMeter;
  dereference: (reference: { _ref: string }) => LakeDocument | null;
  /** For the functions that groq-js evaluates. */
  options: Readonly<Record<string, unknown>>;
};

/** Where an expression stands: what `@` is, and what `^` is. */
export class Scope {
  readonly value: unknown;
  readonly parent: Scope | undefined;
  readonly context: Context;
  /** What maps a list without a projection opens no scope that `^` would lead out of. */
  readonly isHidden: boolean;

  constructor(value: unknown, parent: Scope | undefined, context: Context, isHidden: boolean) {
    this.value = value;
    this.parent = parent;
    this.context = context;
    this.isHidden = isHidden;
  }

  inside(value: unknown, isHidden = false): Scope {
    return new Scope(value, this.isHidden ? this.parent : this, this.context, isHidden);
  }
}

/** The query holds what only groq-js evaluates. */
export class NotCompiledError extends Error {
  constructor(what: string) {
    super(`${what} is left to groq-js`);
    this.name = 'NotCompiledError';
  }
}
