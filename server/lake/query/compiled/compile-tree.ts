import { isGroqObject } from '../groq-object.ts';
import type { GroqNode } from '../groq-tree.ts';
import { hostCallOf } from '../host-call.ts';
import { countedNode, measuredNode } from '../meter-tree.ts';
import { compileFunction } from './compile-function.ts';
import { compileFilter, compileFlatMap, compileMap, compileOrder } from './compile-loop.ts';
import { compileObject } from './compile-object.ts';
import { compileOperator, compileRange } from './compile-operator.ts';
import { type Expression, NotCompiledError } from './expression.ts';

/**
 * The program of a query as functions that call each other: groq-js finds out anew at every step of every evaluation what
 * kind of node it is at, and wraps every value. Undefined for a query with a part that is left to groq-js, which is what
 * says how GROQ is evaluated; a property test holds both equal.
 *
 * @param program a metered tree
 */
export function compileTree(program: GroqNode): Expression | undefined {
  try {
    return compile(program);
  } catch (error) {
    if (error instanceof NotCompiledError) return undefined;
    throw error;
  }
}

function compile(node: GroqNode): Expression {
  const counting = countedNode(node);
  if (counting) return counted(compile(counting.inner), counting.weight);
  const measured = measuredNode(node);
  if (measured) return measuring(compile(measured));
  const host = hostCallOf(node);
  if (host) {
    const args = compile(host.args);
    // The list of a call's arguments.
    return (scope) => host.call(args(scope) as readonly unknown[]) ?? null;
  }
  switch (node.type) {
    case 'This':
      return ({ value }) => value;
    case 'Value':
      return () => node.value ?? null;
    case 'Parameter':
      return ({ context }) => context.params[node.name] ?? null;
    case 'Parent':
      return parent(node.n);
    case 'Group':
      return compile(node.base);
    case 'AccessAttribute':
      return attribute(node.base && compile(node.base), node.name);
    case 'AccessElement':
      return element(compile(node.base), node.index);
    case 'Slice':
      return slice(compile(node.base), node);
    case 'ArrayCoerce':
      return whereArray(compile(node.base), (list) => list);
    case 'Deref':
      return dereference(compile(node.base));
    case 'Projection':
      return projection(compile(node.base), compile(node.expr));
    case 'Object':
      return compileObject(node.attributes, compile);
    case 'Array':
      return array(node.elements);
    case 'Filter':
      return compileFilter(compile(node.base), compile(node.expr));
    case 'Map':
      return compileMap(compile(node.base), compile(node.expr));
    case 'FlatMap':
      return compileFlatMap(compile(node.base), compile(node.expr));
    case 'PipeFuncCall':
      if (node.name !== 'order') throw new NotCompiledError(node.name);
      return compileOrder(compile(node.base), node.args, compile);
    case 'Select':
      return select(node);
    case 'FuncCall':
      return compileFunction(node, node.args.map(compile));
    case 'OpCall':
      return compileOperator(node.op, compile(node.left), compile(node.right));
    case 'InRange':
      return compileRange(compile(node.base), compile(node.left), compile(node.right), node.isInclusive);
    case 'And':
      return either(compile(node.left), compile(node.right), false);
    case 'Or':
      return either(compile(node.left), compile(node.right), true);
    case 'Not':
      return not(compile(node.base));
    case 'Neg':
      return ofNumber(compile(node.base), (value) => -value);
    case 'Pos':
      return ofNumber(compile(node.base), (value) => value);
    default:
      throw new NotCompiledError(node.type);
  }
}

function counted(inner: Expression, weight: number): Expression {
  return (scope) => {
    scope.context.meter.visit(weight);
    return inner(scope);
  };
}

function measuring(inner: Expression): Expression {
  return (scope) => {
    const value = inner(scope);
    scope.context.meter.visitValue(value);
    return value;
  };
}

function parent(levels: number): Expression {
  return (scope) => {
    let found = scope;
    for (let level = 0; level < levels; level += 1) {
      if (!found.parent) return null;
      found = found.parent;
    }
    return found.value;
  };
}

function attribute(base: Expression | undefined, name: string): Expression {
  return (scope) => {
    const value = base ? base(scope) : scope.value;
    return isGroqObject(value) && Object.hasOwn(value, name) ? (value[name] ?? null) : null;
  };
}

function whereArray(base: Expression, then: (list: readonly unknown[]) => unknown): Expression {
  return (scope) => {
    const list = base(scope);
    return Array.isArray(list) ? then(list) : null;
  };
}

function element(base: Expression, index: number): Expression {
  return whereArray(base, (list) => list[index < 0 ? index + list.length : index] ?? null);
}

type Bounds = { left: number; right: number; isInclusive: boolean };

function slice(base: Expression, { left, right, isInclusive }: Bounds): Expression {
  return whereArray(base, (list) => {
    const start = left < 0 ? list.length + left : left;
    const last = right < 0 ? list.length + right : right;
    return list.slice(Math.max(0, start), Math.max(0, isInclusive ? last + 1 : last));
  });
}

function dereference(base: Expression): Expression {
  return (scope) => {
    const reference = base(scope);
    if (!isGroqObject(reference) || typeof reference._ref !== 'string') return null;
    return scope.context.dereference({ _ref: reference._ref });
  };
}

function projection(base: Expression, shape: Expression): Expression {
  return (scope) => {
    const value = base(scope);
    return isGroqObject(value) ? shape(scope.inside(value)) : null;
  };
}

function array(elements: readonly GroqNode[]): Expression {
  const parts = elements.map((part) => {
    if (part.type !== 'ArrayElement') throw new NotCompiledError(part.type);
    return { value: compile(part.value), isSplat: part.isSplat };
  });
  return (scope) => {
    const list: unknown[] = [];
    for (const { value, isSplat } of parts) {
      const given = value(scope);
      if (!isSplat) list.push(given);
      else if (Array.isArray(given)) for (const one of given) list.push(one);
    }
    return list;
  };
}

function select({ alternatives, fallback }: Extract<GroqNode, { type: 'Select' }>): Expression {
  const choices = alternatives.map((one) => {
    if (one.type !== 'SelectAlternative') throw new NotCompiledError(one.type);
    return { condition: compile(one.condition), value: compile(one.value) };
  });
  const otherwise = fallback ? compile(fallback) : () => null;
  return (scope) => {
    const choice = choices.find(({ condition }) => condition(scope) === true);
    return choice ? choice.value(scope) : otherwise(scope);
  };
}

/** `&&` and `||`: one side decides, and unless one does both must be booleans. */
function either(left: Expression, right: Expression, deciding: boolean): Expression {
  return (scope) => {
    const first = left(scope);
    if (first === deciding) return deciding;
    const second = right(scope);
    if (second === deciding) return deciding;
    return typeof first === 'boolean' && typeof second === 'boolean' ? !deciding : null;
  };
}

function ofNumber(base: Expression, change: (value: number) => number): Expression {
  return (scope) => {
    const value = base(scope);
    return typeof value === 'number' ? change(value) : null;
  };
}

function not(base: Expression): Expression {
  return (scope) => {
    const value = base(scope);
    return typeof value === 'boolean' ? !value : null;
  };
}
