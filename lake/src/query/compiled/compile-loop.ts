import { isGroqObject } from '../../documents/groq-object.ts';
import { listConjuncts } from '../dataset-filter.ts';
import { type GroqNode, isLoop, type LoopNode, listChildNodes, type PipeNode } from '../groq-tree.ts';
import { compareInOrder, sortKey } from './compare-values.ts';
import { compileScores } from './compile-score.ts';
import { type Compiler, compileForList, type Expression, measureNode, type Scope } from './expression.ts';

/** How many evaluated nodes count as one visited element. */
const NODES_PER_VISIT = 4;

type Scored = { score: number; element: unknown };
type Row<Item> = { item: Item; values: readonly unknown[] };

/** `base[expr]` */
export function compileFilter({ base, expr }: LoopNode, compiler: Compiler): Expression {
  return compileConditions(compiler.compile(base), listConjuncts(expr), compiler);
}

/** `base[condition][condition]`: keeps elements for which all conditions are true; later conditions are evaluated lazily. */
export function compileConditions(
  base: Expression,
  conditions: readonly GroqNode[],
  { trace, untraced }: Compiler,
): Expression {
  const tests = conditions.map(untraced.compile);
  const weight = computeWeight(conditions);
  return compileForList(base, (list, scope) => {
    const elements = trace.traceElements(list);
    const add = (item: unknown, passed: unknown[], index: number) => {
      const inner = scope.createInner(item);
      for (const test of tests) if (test(inner) !== true) return;
      passed.push(elements[index]);
    };
    return scope.context.journal.evaluateEach(list, weight, add, (passed) => trace.record(passed));
  });
}

/** `base.expr` for every element. */
export function compileMap({ base, expr }: LoopNode, { compile, compileSlot, trace }: Compiler): Expression {
  const expression = compileSlot(expr);
  const weight = computeWeight([expr]);
  return compileForList(compile(base), (list, scope) => {
    const add = (item: unknown, values: unknown[]) => {
      values.push(expression(scope.createInner(item, true)));
    };
    return scope.context.journal.evaluateEach(list, weight, add, (values) => trace.record(values));
  });
}

/** `base.expr` for every element, with resulting arrays flattened. */
export function compileFlatMap(
  { base, expr }: LoopNode,
  { compile, compileSlot, trace }: Compiler,
): Expression {
  const expression = compileSlot(expr);
  const weight = computeWeight([expr]);
  return compileForList(compile(base), (list, scope) => {
    const add = (item: unknown, values: unknown[]) => {
      const given = expression(scope.createInner(item, true));
      if (Array.isArray(given)) for (const one of trace.traceElements(given)) values.push(one);
      else values.push(given);
    };
    return scope.context.journal.evaluateEach(list, weight, add, (values) => trace.record(values));
  });
}

/** `base | order(…)` and `base | score(…)`, the only pipe functions of the parser. */
export function compilePipe(node: PipeNode, compiler: Compiler): Expression {
  const { base, name, args } = node;
  const list = measureNode(base, compiler.compile(base));
  if (name === 'order') {
    const sort = compileOrder(args, compiler);
    return compileForList(list, sort);
  }
  const computeScore = compileScores(args, compiler);
  const weight = computeWeight(args);
  return compileForList(list, (elements, scope) => {
    const add = (element: Record<PropertyKey, unknown>, scored: Scored[]) => {
      const before = typeof element._score === 'number' ? element._score : 0;
      const score = before + computeScore(scope.createInner(element));
      const copy = { ...compiler.trace.traceFields(element), _score: score };
      scored.push({ score, element: compiler.trace.record(copy) });
    };
    return scope.context.journal.evaluateEach(elements.filter(isGroqObject), weight, add, (scored) =>
      scored.sort((one, other) => other.score - one.score).map(({ element }) => element),
    );
  });
}

/** A stable sort by the keys of `order(…)`. */
export function compileOrder(args: readonly GroqNode[], { untraced }: Compiler) {
  const keys = args.map((arg) => {
    const isDirected = arg.type === 'Asc' || arg.type === 'Desc';
    return { value: untraced.compile(isDirected ? arg.base : arg), sign: arg.type === 'Desc' ? -1 : 1 };
  });
  const weight = computeWeight(args);
  return <Item>(list: readonly Item[], scope: Scope): Item[] => {
    const add = (item: Item, rows: Row<Item>[]) => {
      const inner = scope.createInner(item);
      rows.push({ item, values: keys.map(({ value }) => sortKey(value(inner))) });
    };
    return scope.context.journal.evaluateEach(list, weight, add, (rows) => {
      rows.sort((one, other) => {
        let index = 0;
        for (const { sign } of keys) {
          const order = compareInOrder(one.values[index], other.values[index]) * sign;
          if (order !== 0) return order;
          index += 1;
        }
        return 0;
      });
      return rows.map(({ item }) => item);
    });
  };
}

/** The work per element of a loop, without inner loops, which are counted separately. */
export function computeWeight(evaluated: readonly GroqNode[]): number {
  const pending = [...evaluated];
  let nodes = 0;
  for (let inner = pending.pop(); inner; inner = pending.pop()) {
    nodes += 1;
    if (isLoop(inner)) pending.push(inner.base);
    else pending.push(...listChildNodes(inner));
  }
  return Math.ceil(nodes / NODES_PER_VISIT);
}
