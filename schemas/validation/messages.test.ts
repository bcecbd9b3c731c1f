import { Rule } from '@sanity/schema';
import type { Rule as RuleInstance } from '@sanity/types';
import { describe, expect, test } from 'vitest';
import { type Definition, listDefinitions } from '../definitions.ts';

/** Represents a rule that the library adds by itself, with its own message. */
const libraryCheck = () => true as const;

/**
 * The rule that the Studio passes to a field's `validation`, with the rules inferred from the field's type. A slug with its own
 * `isUnique` has none that can fail, since the Studio unsets an emptied slug completely.
 */
function inferredRule({ type, options }: Definition): RuleInstance {
  const rule = new Rule();
  const hasList = options !== undefined && 'list' in options;
  const isUnique = options !== undefined && 'isUnique' in options;
  const checksKind = ['slug', 'email', 'url', 'reference', 'date', 'datetime'].includes(type);
  return hasList || (checksKind && !isUnique) ? rule.custom(libraryCheck) : rule;
}

function isLibraryChecked(definition: Definition): boolean {
  return inferredRule(definition)._rules.length > 0;
}

function listRules(definition: Definition): RuleInstance[] {
  const { validation } = definition;
  if (typeof validation !== 'function') return [];
  // Every validation of the content model is a function of the rule that returns one rule or a list.
  return [validation(inferredRule(definition))].flat();
}

/** Whether a rule can show only messages of this project: it has a message, or all its checks return their own. */
function speaksForItself(rule: RuleInstance): boolean {
  if (typeof rule._message === 'string') return true;
  return rule._rules.every((spec) => spec.flag === 'custom' && spec.constraint !== libraryCheck);
}

const validated = listDefinitions().filter(({ definition }) => definition.validation !== undefined);

describe('validation messages', () => {
  test('includes the validations of fields and of list entries', () => {
    const paths = validated.map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(['agent.slug', 'problemCard.deliverables[]']));
  });

  test.each(validated)('$path never shows a message of the library', ({ definition }) => {
    const rules = listRules(definition);
    expect(rules.length).toBeGreaterThan(0);
    for (const rule of rules) expect(speaksForItself(rule)).toBe(true);
  });

  // Rules whose checks return their own messages have none.
  const messages = validated.flatMap(({ path, definition }) =>
    listRules(definition).flatMap(({ _message: message }) =>
      message === undefined ? [] : { path, message },
    ),
  );

  test.each(messages)('$path says what is wrong and what to do', ({ message }) => {
    expect(message).toMatch(/^[A-Z].+[.,] [A-Z\w].+[.?]$/);
  });

  test('every field that the library validates by itself has a message of this project', () => {
    const silent = listDefinitions().filter(
      ({ definition }) => isLibraryChecked(definition) && definition.validation === undefined,
    );
    expect(silent.map(({ path }) => path)).toEqual([]);
  });

  test('no slug is required(), since that adds the library’s message at slug.current', () => {
    const slugs = validated.filter(({ definition }) => definition.type === 'slug');
    expect(slugs.map(({ path }) => path)).toEqual(['agent.slug', 'landingPage.slug', 'legalPage.slug']);
    for (const { definition } of slugs) {
      expect(listRules(definition).some((rule) => rule.isRequired())).toBe(false);
    }
  });

  test('no validation has a second parameter, so that the Studio can compile each once', () => {
    for (const { definition, path } of validated) {
      expect(definition.validation, path).toHaveLength(1);
    }
  });
});
