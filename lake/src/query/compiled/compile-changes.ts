import { isGroqObject } from '../../documents/groq-object.ts';
import type { WorkMeter } from '../../work-meter.ts';
import { listConjuncts } from '../dataset-filter.ts';
import type { GroqNode } from '../groq-tree.ts';
import { isEqual } from './compare-values.ts';
import { computeWeight } from './compile-loop.ts';
import { type Compiler, type Expression, measureNode, type Scope } from './expression.ts';

/** A path of attribute names and element indexes, outermost first. */
type KeyPath = readonly (string | number)[];

/** Returns the paths in a value that a selector matches. */
type Selector = (value: unknown, scope: Scope) => KeyPath[];

/** `diff::changedAny(before, after, selector)`: whether any selected value has changed. */
export function compileChangedAny(args: readonly GroqNode[], compiler: Compiler): Expression {
  return compileComparison(args, compiler, (before, after, selector, scope) => {
    const { meter } = scope.context;
    const paths = selector(before, scope);
    if (paths.length !== selector(after, scope).length) return true;
    return paths.some((path) => {
      meter.visit(path.length);
      const isMoved = path.some((key, depth) => {
        if (typeof key !== 'number') return false;
        const [one, other] = [
          getValueAt(before, path.slice(0, depth)),
          getValueAt(after, path.slice(0, depth)),
        ];
        return !Array.isArray(one) || !Array.isArray(other) || one.length !== other.length;
      });
      return isMoved || !isSame(getValueAt(before, path), getValueAt(after, path), meter);
    });
  });
}

/** `diff::changedOnly(before, after, selector)`: whether only selected values have changed. */
export function compileChangedOnly(args: readonly GroqNode[], compiler: Compiler): Expression {
  return compileComparison(args, compiler, (before, after, selector, scope) => {
    const selected = selector(before, scope);
    const { meter } = scope.context;
    return listDifferences(before, after, [], meter).every((path) => {
      meter.visit(1 + selected.length);
      return selected.some((beginning) => beginning.every((key, depth) => path[depth] === key));
    });
  });
}

function compileComparison(
  [before, after, selector]: readonly GroqNode[],
  compiler: Compiler,
  compare: (before: unknown, after: unknown, selector: Selector, scope: Scope) => boolean,
): Expression {
  if (!before || !after || !selector) throw new Error('The parser let diff:: pass with too few arguments');
  const one = measureNode(before, compiler.compile(before));
  const other = measureNode(after, compiler.compile(after));
  const select = compileSelector(selector, compiler);
  return (scope) => scope.context.journal.step(() => compare(one(scope), other(scope), select, scope));
}

function compileSelector(node: GroqNode, compiler: Compiler): Selector {
  switch (node.type) {
    case 'Group':
      return compileSelector(node.base, compiler);
    case 'Tuple': {
      const members = node.members.map((member) => compileSelector(member, compiler));
      return (value, scope) => members.flatMap((member) => member(value, scope));
    }
    case 'AccessAttribute': {
      const base = node.base ? compileSelector(node.base, compiler) : () => [[]];
      return (value, scope) => base(value, scope).map((path) => [...path, node.name]);
    }
    case 'ArrayCoerce':
      return selectElements(compileSelector(node.base, compiler), () => true);
    case 'Filter': {
      const tests = listConjuncts(node.expr).map(compiler.compile);
      const weight = computeWeight([node.expr]);
      // The parent scope is an array with only this element, as in groq-js.
      const passes = (element: unknown, scope: Scope) => {
        scope.context.meter.visit(weight);
        const inner = scope.createInner([element]).createInner(element);
        return tests.every((test) => test(inner) === true);
      };
      return selectElements(compileSelector(node.base, compiler), passes);
    }
    case 'SelectorFuncCall': {
      const test = compiler.compile(node.arg);
      const weight = computeWeight([node.arg]);
      const isMet = (value: unknown, scope: Scope) => {
        scope.context.meter.visit(weight);
        return test(scope.createInner(value, true)) === true;
      };
      return (value, scope) => findAnywhere(value, (object) => isMet(object, scope), scope.context.meter, []);
    }
    case 'SelectorNested': {
      const base = compileSelector(node.base, compiler);
      const nested = compileSelector(node.nested, compiler);
      return (value, scope) =>
        base(value, scope).flatMap((path) =>
          nested(getValueAt(value, path), scope).map((inner) => [...path, ...inner]),
        );
    }
    default:
      throw new Error(`The parser put a node of type ${node.type} into a selector`);
  }
}

function selectElements(base: Selector, passes: (element: unknown, scope: Scope) => boolean): Selector {
  return (value, scope) =>
    base(value, scope).flatMap((path) => {
      const list = getValueAt(value, path);
      if (!Array.isArray(list)) return [];
      scope.context.meter.visitValue(list);
      return list.flatMap((element, index) => (passes(element, scope) ? [[...path, index]] : []));
    });
}

/** `anywhere(test)`: all objects, at any depth, that match a condition. */
function findAnywhere(
  value: unknown,
  isMet: (object: unknown) => boolean,
  meter: WorkMeter,
  path: KeyPath,
): KeyPath[] {
  meter.visit(1);
  const isFound = isGroqObject(value) && isMet(value);
  const inner = listEntries(value).flatMap(([key, part]) => findAnywhere(part, isMet, meter, [...path, key]));
  return isFound ? [path, ...inner] : inner;
}

/** The paths at which two values differ. It descends while both values have the same kind, and arrays the same length. */
function listDifferences(one: unknown, other: unknown, path: KeyPath, meter: WorkMeter): KeyPath[] {
  meter.visit(1);
  const areLists = Array.isArray(one) && Array.isArray(other) && one.length === other.length;
  if (!areLists && !(isGroqObject(one) && isGroqObject(other))) {
    return isEqual(one ?? null, other ?? null) ? [] : [path];
  }
  const keys = new Set([...listEntries(one), ...listEntries(other)].map(([key]) => key));
  return [...keys].flatMap((key) =>
    listDifferences(getValueAt(one, [key]), getValueAt(other, [key]), [...path, key], meter),
  );
}

function isSame(one: unknown, other: unknown, meter: WorkMeter): boolean {
  meter.visit(1);
  if (typeof one !== 'object' || one === null) return one === other;
  if (Array.isArray(one) !== Array.isArray(other) || isGroqObject(one) !== isGroqObject(other)) return false;
  if (!Array.isArray(one) && !isGroqObject(one)) return isEqual(one, other);
  const entries = listEntries(one);
  return (
    entries.length === listEntries(other).length &&
    entries.every(([key, part]) => isSame(part, getValueAt(other, [key]), meter))
  );
}

function listEntries(value: unknown): [string | number, unknown][] {
  if (Array.isArray(value)) return [...value.entries()];
  return isGroqObject(value) ? Object.entries(value) : [];
}

/** The value at a path; undefined when there is none. */
function getValueAt(value: unknown, path: KeyPath): unknown {
  let current = value;
  for (const key of path) {
    if (typeof key === 'number') current = Array.isArray(current) ? current[key] : undefined;
    else current = isGroqObject(current) && Object.hasOwn(current, key) ? current[key] : undefined;
  }
  return current;
}
