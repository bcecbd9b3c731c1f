import type { CallNode, GroqNode } from '../groq-tree.ts';
import { UnsupportedQueryError } from '../query-errors.ts';
import { compileChangedAny, compileChangedOnly } from './compile-changes.ts';
import { type Compiler, type Expression, isLarge, measureNode } from './expression.ts';
import { FUNCTIONS } from './functions.ts';

/** Functions that only test whether their argument is null. */
const UNMEASURED: ReadonlySet<string> = new Set(['global::boost', 'global::defined']);

/**
 * Compiles a call, except of pipe functions.
 *
 * @param compileResult compiles arguments that may be the result of the call
 * @throws UnsupportedQueryError for a function that the parser accepts and the lake does not support
 */
export function compileCall(
  { namespace, name, args }: CallNode,
  compiler: Compiler,
  compileResult: (node: GroqNode) => Expression,
): Expression {
  const fullName = `${namespace}::${name}`;
  if (fullName === 'global::coalesce') return compileCoalesce(args.map(compileResult));
  const [first] = args;
  if (fullName === 'documents::get' && first) return compiler.compile({ type: 'Deref', base: first });
  if (fullName === 'diff::changedAny') return compileChangedAny(args, compiler.untraced);
  if (fullName === 'diff::changedOnly') return compileChangedOnly(args, compiler.untraced);
  const call = Object.hasOwn(FUNCTIONS, fullName) ? FUNCTIONS[fullName] : undefined;
  if (!call) throw new UnsupportedQueryError(`${fullName.replace('global::', '')}()`);
  // Array functions may return the objects in their arguments, which a source map has to trace.
  const { compile } = namespace === 'array' ? compiler : compiler.untraced;
  const values = args.map((arg) =>
    UNMEASURED.has(fullName) ? compile(arg) : measureNode(arg, compile(arg)),
  );
  const [only, ...others] = values;
  if (!only) return (scope) => call(scope);
  if (others.length === 0) {
    return (scope) => {
      const value = only(scope);
      return isLarge(value) ? scope.context.journal.step(() => call(scope, value)) : call(scope, value);
    };
  }
  return (scope) => {
    const given = values.map((value) => value(scope));
    return given.some(isLarge)
      ? scope.context.journal.step(() => call(scope, ...given))
      : call(scope, ...given);
  };
}

function compileCoalesce(args: readonly Expression[]): Expression {
  return (scope) => {
    for (const arg of args) {
      const value = arg(scope);
      if (value !== null) return value;
    }
    return null;
  };
}
