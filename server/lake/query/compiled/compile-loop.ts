import type { GroqNode } from '../groq-tree.ts';
import { compareInOrder } from './compare-values.ts';
import type { Expression, Scope } from './expression.ts';

/** `base[expr]` */
export function compileFilter(base: Expression, condition: Expression): Expression {
  return overList(base, (list, scope) => list.filter((item) => condition(scope.inside(item)) === true));
}

/** `base.expr` for every element. */
export function compileMap(base: Expression, expression: Expression): Expression {
  return overList(base, (list, scope) => list.map((item) => expression(scope.inside(item, true))));
}

/** The same, with the lists that it gives joined. */
export function compileFlatMap(base: Expression, expression: Expression): Expression {
  return overList(base, (list, scope) => list.flatMap((item) => expression(scope.inside(item, true))));
}

/** `base | order(…)` */
export function compileOrder(
  base: Expression,
  args: readonly GroqNode[],
  compile: (node: GroqNode) => Expression,
): Expression {
  const keys = args.map((arg) => {
    const isDirected = arg.type === 'Asc' || arg.type === 'Desc';
    return { value: compile(isDirected ? arg.base : arg), sign: arg.type === 'Desc' ? -1 : 1 };
  });
  return overList(base, (list, scope) => {
    const rows = list.map((item) => {
      const inner = scope.inside(item);
      return { item, values: keys.map(({ value }) => value(inner)) };
    });
    rows.sort((one, other) => {
      for (const [index, { sign }] of keys.entries()) {
        const order = compareInOrder(one.values[index], other.values[index]) * sign;
        if (order !== 0) return order;
      }
      return 0;
    });
    return rows.map(({ item }) => item);
  });
}

function overList(base: Expression, then: (list: readonly unknown[], scope: Scope) => unknown): Expression {
  return (scope) => {
    const list = base(scope);
    return Array.isArray(list) ? then(list, scope) : null;
  };
}
