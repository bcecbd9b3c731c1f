import { evaluateSync } from 'groq-js';
import type { GroqNode } from '../groq-tree.ts';
import { type Expression, NotCompiledError } from './expression.ts';

/** Functions that look at nothing but their arguments, and give JSON: groq-js is asked for each call. */
const LEFT_TO_GROQ_JS: ReadonlySet<string> = new Set([
  'global::length',
  'global::string',
  'global::round',
  'global::now',
  'global::identity',
  'string::split',
  'string::startsWith',
  'array::join',
  'array::compact',
  'array::intersects',
  'math::min',
  'math::max',
  'math::sum',
  'math::avg',
  'pt::text',
  'sanity::projectId',
  'sanity::dataset',
]);

type Call = Extract<GroqNode, { type: 'FuncCall' }>;

export function compileFunction(call: Call, args: readonly Expression[]): Expression {
  const name = `${call.namespace}::${call.name}`;
  const [first = () => null] = args;
  switch (name) {
    case 'global::coalesce':
      return (scope) => {
        for (const arg of args) {
          const value = arg(scope);
          if (value !== null) return value;
        }
        return null;
      };
    case 'global::defined':
      return (scope) => first(scope) !== null;
    case 'global::count':
      return (scope) => {
        const list = first(scope);
        return Array.isArray(list) ? list.length : null;
      };
    case 'global::lower':
    case 'string::lower':
      return ofText(first, (text) => text.toLowerCase());
    case 'global::upper':
    case 'string::upper':
      return ofText(first, (text) => text.toUpperCase());
    default:
      if (!LEFT_TO_GROQ_JS.has(name)) throw new NotCompiledError(name);
      return (scope) => {
        const values = args.map((arg): GroqNode => ({ type: 'Value', value: arg(scope) }));
        return evaluateSync({ ...call, args: values }, scope.context.options).data ?? null;
      };
  }
}

function ofText(value: Expression, change: (text: string) => string): Expression {
  return (scope) => {
    const text = value(scope);
    return typeof text === 'string' ? change(text) : null;
  };
}
