import { isDeepStrictEqual } from 'node:util';
import { Rule } from '@sanity/schema';
import type { Rule as RuleInstance } from '@sanity/types';
import { isObject } from '../../content/is-object.ts';
import type { Definition } from '../../schemas/definitions.ts';
import type { CheckClient } from './content-lake.ts';
import type { Placed } from './dataset.ts';

/** A violation of a rule by a value; an error prevents publishing, a warning does not. */
export type Fault = Placed<unknown> & { level: 'error' | 'warning'; message: string };

/** A value with the context that its rules may read. */
export type Place = Placed<unknown> & { parent: unknown; lake: CheckClient };

type RuleSpec = RuleInstance['_rules'][number];

/**
 * Applies a definition's rules to a value. The Studio applies the same rules, but with its own runner, which loads all of
 * `sanity` and React DOM. This function supports only the kinds of rules that the content model uses, and throws for any
 * other kind.
 */
export async function findRuleFaults(place: Place, definition: Definition): Promise<Fault[]> {
  const faults = await Promise.all(listStyleRules(definition).map((rule) => validateRule(place, rule)));
  return faults.flat();
}

/** As in the Studio, the rule passed to `validation` already contains the constraints of the definition itself. */
function listStyleRules(definition: Definition): RuleInstance[] {
  const { validation } = definition;
  const inferred = inferRule(definition);
  // Every validation of the content model is a function of the rule that returns one rule or a list.
  return typeof validation === 'function' ? [validation(inferred)].flat() : [inferred];
}

function inferRule({ type, options }: Definition): RuleInstance {
  const rule: RuleInstance = new Rule();
  if (type === 'reference') return rule.reference();
  if (type === 'email') return rule.email();
  if (!options || !('list' in options) || !Array.isArray(options.list)) return rule;
  return rule.valid(options.list.map((choice: unknown) => (isObject(choice) ? choice.value : choice)));
}

async function validateRule(
  { document, path, value, ...context }: Place,
  rule: RuleInstance,
): Promise<Fault[]> {
  const level = rule._level === 'warning' ? 'warning' : 'error';
  const faults: Fault[] = [];
  for (const spec of rule._rules) {
    const verdict = await judge({ document, path, value, ...context }, spec);
    if (verdict === true) continue;
    const message = typeof rule._message === 'string' ? rule._message : verdict;
    faults.push({ document, path, value, level, message });
  }
  return faults;
}

async function judge(place: Place, spec: RuleSpec): Promise<true | string> {
  const { value } = place;
  if (spec.flag === 'custom') return judgeCustom(place, spec);
  if (spec.flag === 'presence') return spec.constraint !== 'required' || !isMissing(value) || 'is missing';
  if (value === undefined || value === null) return true;
  switch (spec.flag) {
    case 'valid':
      return [value].flat().every((one) => spec.constraint.includes(one)) || 'is not in its list';
    case 'reference':
      return (isObject(value) && typeof value._ref === 'string') || 'is no reference';
    case 'email':
      return value === '' || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(String(value)) || 'is no email address';
    case 'unique':
      return judgeUnique(value);
    case 'min':
    case 'max':
      return judgeSize(value, spec);
    default:
      throw new Error(`No check for the rule "${spec.flag}".`);
  }
}

/** As in the Studio, an object with no field but its type counts as missing. */
function isMissing(value: unknown): boolean {
  if (isObject(value)) return Object.keys(value).every((name) => name === '_type' || name === '_key');
  return value === undefined || value === null || value === '';
}

function judgeSize(value: unknown, { flag, constraint }: RuleSpec & { flag: 'min' | 'max' }): true | string {
  if (value === '') return true;
  const size = Array.isArray(value) || typeof value === 'string' ? value.length : value;
  if (typeof size !== 'number' || typeof constraint !== 'number') return `cannot have a ${flag}`;
  return (flag === 'min' ? size >= constraint : size <= constraint) || `${flag} is ${constraint}`;
}

async function judgeCustom(
  { document, path, value, parent, lake }: Place,
  spec: RuleSpec & { flag: 'custom' },
): Promise<true | string> {
  const context = { document, path, parent, getClient: () => lake };
  // The library types the context as the Studio's whole workspace; the rules read only these fields.
  const check = spec.constraint as (value: unknown, context: unknown) => unknown;
  const verdict = await check(value, context);
  return typeof verdict === 'string' ? verdict : verdict === true || 'is refused';
}

function judgeUnique(value: unknown): true | string {
  if (!Array.isArray(value)) return 'is no list';
  const bare = value.map((item) => (isObject(item) ? { ...item, _key: undefined } : item));
  const repeated = bare.some((item, index) =>
    bare.slice(0, index).some((other) => isDeepStrictEqual(other, item)),
  );
  return !repeated || 'has an entry twice';
}
