import { isGroqObject } from '../../documents/groq-object.ts';
import type { FieldNode } from '../groq-tree.ts';
import { type Compiler, type Expression, measureNode, type Scope } from './expression.ts';

type Part = (scope: Scope, result: Record<string, unknown>) => void;

/** `{name, "other": …, ..., condition => {…}}`. */
export function compileObject(fields: readonly FieldNode[], compiler: Compiler): Expression {
  const parts = fields.map((field) => compilePart(field, compiler));
  return (scope) => {
    const result: Record<string, unknown> = {};
    for (const part of parts) part(scope, result);
    return compiler.trace.record(result);
  };
}

function compilePart(field: FieldNode, compiler: Compiler): Part {
  switch (field.type) {
    case 'ObjectAttributeValue': {
      const { name } = field;
      const value = compiler.compileSlot(field.value);
      return (scope, result) => {
        result[name] = value(scope);
      };
    }
    case 'ObjectSplat':
      return spread(field, compiler);
    case 'ObjectConditionalSplat': {
      const condition = compiler.untraced.compile(field.condition);
      const fields = spread(field, compiler);
      return (scope, result) => {
        if (condition(scope) === true) fields(scope, result);
      };
    }
  }
}

function spread({ value }: FieldNode, { compile, trace }: Compiler): Part {
  const object = measureNode(value, compile(value));
  return (scope, result) => {
    const fields = object(scope);
    if (isGroqObject(fields)) Object.assign(result, trace.traceFields(fields));
  };
}
