import { isGroqObject } from '../groq-object.ts';
import { IdPath } from '../id-path.ts';
import { compareValues, isEqual } from './compare-values.ts';
import { type Expression, NotCompiledError } from './expression.ts';

type Operator = (left: unknown, right: unknown) => unknown;

const OPERATORS: ReadonlyMap<string, Operator> = new Map<string, Operator>([
  ['==', isEqual],
  ['!=', (left, right) => !isEqual(left, right)],
  ['<', comparison((order) => order < 0)],
  ['<=', comparison((order) => order <= 0)],
  ['>', comparison((order) => order > 0)],
  ['>=', comparison((order) => order >= 0)],
  ['in', isIn],
  ['+', sum],
  ['-', arithmetic((left, right) => left - right)],
  ['*', arithmetic((left, right) => left * right)],
  ['/', arithmetic((left, right) => left / right)],
  ['%', arithmetic((left, right) => left % right)],
  ['**', arithmetic((left, right) => left ** right)],
]);

/** Any operator between two values but `match`, which is a call of ours. */
export function compileOperator(name: string, left: Expression, right: Expression): Expression {
  const operator = OPERATORS.get(name);
  if (!operator) throw new NotCompiledError(name);
  return (scope) => operator(left(scope), right(scope));
}

/** `value in left..right` */
export function compileRange(
  value: Expression,
  left: Expression,
  right: Expression,
  isInclusive: boolean,
): Expression {
  return (scope) => {
    const given = value(scope);
    const fromLeft = compareValues(given, left(scope));
    const fromRight = compareValues(given, right(scope));
    if (fromLeft === undefined || fromRight === undefined) return null;
    return fromLeft >= 0 && (isInclusive ? fromRight <= 0 : fromRight < 0);
  };
}

function comparison(holds: (order: number) => boolean): Operator {
  return (left, right) => {
    const order = compareValues(left, right);
    return order === undefined ? null : holds(order);
  };
}

function arithmetic(compute: (left: number, right: number) => number): Operator {
  return (left, right) =>
    typeof left === 'number' && typeof right === 'number' ? finite(compute(left, right)) : null;
}

/** JSON has no other numbers. */
function finite(value: number): number | null {
  return Number.isFinite(value) ? value : null;
}

function sum(left: unknown, right: unknown): unknown {
  if (typeof left === 'number' && typeof right === 'number') return finite(left + right);
  if (typeof left === 'string' && typeof right === 'string') return left + right;
  if (Array.isArray(left) && Array.isArray(right)) return [...left, ...right];
  return isGroqObject(left) && isGroqObject(right) ? { ...left, ...right } : null;
}

function isIn(value: unknown, container: unknown): boolean | null {
  if (container instanceof IdPath) return typeof value === 'string' ? container.matches(value) : null;
  if (!Array.isArray(container)) return null;
  return (value === null || typeof value !== 'object') && container.includes(value);
}
