import { isGroqObject } from '../groq-object.ts';
import type { GroqNode } from '../groq-tree.ts';
import { type Expression, NotCompiledError } from './expression.ts';

type Compile = (node: GroqNode) => Expression;
type Part = (scope: Parameters<Expression>[0], result: Record<string, unknown>) => void;

/** `{name, "other": …, ..., condition => {…}}`. */
export function compileObject(attributes: readonly GroqNode[], compile: Compile): Expression {
  const parts = attributes.map((attribute) => compilePart(attribute, compile));
  return (scope) => {
    const result: Record<string, unknown> = {};
    for (const part of parts) part(scope, result);
    return result;
  };
}

function compilePart(attribute: GroqNode, compile: Compile): Part {
  if (attribute.type === 'ObjectAttributeValue') {
    const { name } = attribute;
    // groq-js cannot read such an object and says so.
    if (name === 'hasOwnProperty') throw new NotCompiledError(name);
    const value = compile(attribute.value);
    return (scope, result) => {
      result[name] = value(scope);
    };
  }
  if (attribute.type === 'ObjectSplat') return splat(compile(attribute.value));
  if (attribute.type !== 'ObjectConditionalSplat') throw new NotCompiledError(attribute.type);
  const condition = compile(attribute.condition);
  const fields = splat(compile(attribute.value));
  return (scope, result) => {
    if (condition(scope) === true) fields(scope, result);
  };
}

function splat(value: Expression): Part {
  return (scope, result) => {
    const fields = value(scope);
    if (isGroqObject(fields)) Object.assign(result, fields);
  };
}
