import { isGroqObject } from '../../documents/groq-object.ts';
import type { CountWork } from '../../work-meter.ts';
import { getTextQueryArguments, type OperatorNode, type RangeNode } from '../groq-tree.ts';
import { IdPath } from '../id-path.ts';
import { matchesText } from '../match-text.ts';
import { matchesTextQuery } from '../text-query.ts';
import { compareValues, isEqual } from './compare-values.ts';
import { DateTime } from './date-time.ts';
import { type Compiler, type Expression, isLarge, measureNode } from './expression.ts';

type Operator = (left: unknown, right: unknown, countText: CountWork) => unknown;

const OPERATORS: ReadonlyMap<string, Operator> = new Map<string, Operator>([
  ['==', isEqual],
  ['!=', (left, right) => !isEqual(left, right)],
  ['<', createComparison((order) => order < 0)],
  ['<=', createComparison((order) => order <= 0)],
  ['>', createComparison((order) => order > 0)],
  ['>=', createComparison((order) => order >= 0)],
  ['in', isIn],
  ['match', matchesText],
  ['+', sum],
  ['-', subtract],
  ['*', createArithmetic((left, right) => left * right)],
  ['/', createArithmetic((left, right) => left / right)],
  ['%', createArithmetic((left, right) => left % right)],
  ['**', createArithmetic((left, right) => left ** right)],
]);

/** Operators whose work grows with the size of their operands. */
const GROWING_OPERATORS: ReadonlySet<string> = new Set(['in', 'match', '+']);

export function compileOperator({ op, left, right }: OperatorNode, { untraced }: Compiler): Expression {
  const [search] = (op === 'match' && getTextQueryArguments(right)) || [];
  const operator = search ? matchesTextQuery : OPERATORS.get(op);
  if (!operator) throw new Error(`The parser knows an operator ${op} that is not compiled`);
  const first = untraced.compile(left);
  const second = untraced.compile(search ?? right);
  if (!GROWING_OPERATORS.has(op)) return (scope) => operator(first(scope), second(scope), countNothing);
  const measuredFirst = measureNode(left, first);
  const measuredSecond = measureNode(search ?? right, second);
  return (scope) => {
    const { journal, meter } = scope.context;
    const one = measuredFirst(scope);
    const other = measuredSecond(scope);
    return isLarge(one) || isLarge(other)
      ? journal.step(() => operator(one, other, meter.visitText))
      : operator(one, other, meter.visitText);
  };
}

function countNothing(): void {}

/** `base in left..right` */
export function compileRange(
  { base, left, right, isInclusive }: RangeNode,
  { untraced }: Compiler,
): Expression {
  const value = untraced.compile(base);
  const lower = untraced.compile(left);
  const upper = untraced.compile(right);
  return (scope) => {
    const given = value(scope);
    const fromLeft = compareValues(given, lower(scope));
    const fromRight = compareValues(given, upper(scope));
    if (fromLeft === undefined || fromRight === undefined) return null;
    return fromLeft >= 0 && (isInclusive ? fromRight <= 0 : fromRight < 0);
  };
}

function createComparison(holds: (order: number) => boolean): Operator {
  return (left, right) => {
    const order = compareValues(left, right);
    return order === undefined ? null : holds(order);
  };
}

function createArithmetic(compute: (left: number, right: number) => number): Operator {
  return (left, right) =>
    typeof left === 'number' && typeof right === 'number' ? nullUnlessFinite(compute(left, right)) : null;
}

/** Returns null for infinite numbers and NaN, which JSON does not have. */
function nullUnlessFinite(value: number): number | null {
  return Number.isFinite(value) ? value : null;
}

function sum(left: unknown, right: unknown): unknown {
  if (typeof left === 'number' && typeof right === 'number') return nullUnlessFinite(left + right);
  if (typeof left === 'string' && typeof right === 'string') return left + right;
  if (left instanceof DateTime) return typeof right === 'number' ? left.addSeconds(right) : null;
  if (right instanceof DateTime) return typeof left === 'number' ? right.addSeconds(left) : null;
  if (Array.isArray(left) && Array.isArray(right)) return [...left, ...right];
  return isGroqObject(left) && isGroqObject(right) ? { ...left, ...right } : null;
}

function subtract(left: unknown, right: unknown): unknown {
  if (typeof left === 'number' && typeof right === 'number') return nullUnlessFinite(left - right);
  if (!(left instanceof DateTime)) return null;
  if (right instanceof DateTime) return (left.milliseconds - right.milliseconds) / 1_000;
  return typeof right === 'number' ? left.addSeconds(-right) : null;
}

function isIn(value: unknown, container: unknown): boolean | null {
  if (container instanceof IdPath) {
    if (value instanceof IdPath) return container.matches(value.pattern);
    return typeof value === 'string' ? container.matches(value) : null;
  }
  if (!Array.isArray(container)) return null;
  if (value === null || typeof value !== 'object') return container.includes(value);
  return container.some((element) => isEqual(value, element));
}
