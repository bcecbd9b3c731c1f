import { isDeepStrictEqual } from 'node:util';
import { Rule } from '@sanity/schema';
import type { Rule as RuleInstance } from '@sanity/types';
import type { Definition } from '../../schemas/definitions.ts';

export type Fault = { path: string; level: 'error' | 'warning'; message: string };

/** Where a value stands. */
export type Place = { path: string; parent: unknown; document: unknown };

type RuleSpec = RuleInstance['_rules'][number];

/**
 * What a definition's own `validation` says about a value. The Studio runs the same functions, but with its own
 * runner, which loads all of `sanity` and React's DOM; the content model uses few kinds of rules, and an unknown
 * one throws here.
 */
export async function ruleFaults(value: unknown, definition: Definition, place: Place): Promise<Fault[]> {
  const { validation } = definition;
  if (typeof validation !== 'function') return [];
  // Every validation of the content model is a function of the rule alone that returns one rule or a list.
  const rules: RuleInstance[] = [validation(new Rule())].flat();
  const faults = await Promise.all(rules.map((rule) => ofRule(value, rule, place)));
  return faults.flat();
}

async function ofRule(value: unknown, rule: RuleInstance, place: Place): Promise<Fault[]> {
  const level = rule._level === 'warning' ? 'warning' : 'error';
  const faults: Fault[] = [];
  for (const spec of rule._rules) {
    const verdict = await judge(value, spec, place);
    if (verdict === true) continue;
    const message = typeof rule._message === 'string' ? rule._message : verdict;
    faults.push({ path: place.path, level, message });
  }
  return faults;
}

async function judge(value: unknown, spec: RuleSpec, place: Place): Promise<true | string> {
  if (spec.flag === 'custom') return judgeCustom(value, spec, place);
  const missing = value === undefined || value === null || value === '';
  if (spec.flag === 'presence') return spec.constraint !== 'required' || !missing || 'is missing';
  if (missing) return true;
  if (spec.flag === 'unique') return judgeUnique(value);
  if (spec.flag !== 'min' && spec.flag !== 'max') throw new Error(`No check for the rule "${spec.flag}".`);
  const size = Array.isArray(value) || typeof value === 'string' ? value.length : value;
  if (typeof size !== 'number' || typeof spec.constraint !== 'number') return `cannot have a ${spec.flag}`;
  const fits = spec.flag === 'min' ? size >= spec.constraint : size <= spec.constraint;
  return fits || `${spec.flag} is ${spec.constraint}`;
}

async function judgeCustom(value: unknown, spec: RuleSpec, place: Place): Promise<true | string> {
  if (spec.flag !== 'custom') return true;
  // A stand-in for the Studio's context, the part that the content model's own checks read: a lake that knows nothing.
  const client = { config: () => ({}), withConfig: () => ({ fetch: async () => null }) };
  const context = { ...place, getClient: () => client };
  // The library types the context as the Studio's whole source; the checks read nothing else of it.
  const check = spec.constraint as (value: unknown, context: unknown) => unknown;
  const verdict = await check(value, context);
  return typeof verdict === 'string' ? verdict : verdict === true || 'is refused';
}

function judgeUnique(value: unknown): true | string {
  if (!Array.isArray(value)) return 'is no list';
  const bare = value.map((item) =>
    typeof item === 'object' && item !== null ? { ...item, _key: undefined } : item,
  );
  const repeated = bare.some((item, index) =>
    bare.slice(0, index).some((other) => isDeepStrictEqual(other, item)),
  );
  return !repeated || 'has an entry twice';
}
