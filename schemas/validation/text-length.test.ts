import { Rule } from '@sanity/schema';
import type { CustomValidator, Rule as RuleInstance, ValidationContext } from '@sanity/types';
import { describe, expect, it } from 'vitest';
import { siteFactFields } from '../../content/placeholders.ts';
import { type Definition, listDefinitions } from '../definitions.ts';
import { isCopyField } from '../testing/copy-fields.ts';
import { adviseLength, findLengthLimit, requireText } from './text-length.ts';

/** The field's rules as the Studio compiles them. */
function prepared(validation: unknown): RuleInstance[] {
  // Every validation of the content model is a function of the rule that returns one rule or a list.
  return typeof validation === 'function' ? [validation(new Rule())].flat() : [];
}

describe('lengthLimit', () => {
  it('is the limit of the warning', () => {
    expect(findLengthLimit(prepared(adviseLength(60)))).toBe(60);
    expect(findLengthLimit(prepared(requireText('There is none.', 90)))).toBe(90);
  });

  it('is undefined for a field without a limit', () => {
    expect(findLengthLimit(undefined)).toBeUndefined();
    expect(findLengthLimit([new Rule().required()])).toBeUndefined();
  });
});

/** Whether the text is a choice from a list. */
function isChoice({ options }: Definition): boolean {
  return options !== undefined && 'list' in options;
}

/** Texts that editors do not write as sentences: those of the avatar tool, a year, days from a list. */
const noSentences = [
  'agent.formerSlugs[]',
  'landingPage.formerSlugs[]',
  'avatarAsset.publicId',
  'avatarAsset.version',
  'avatarAsset.captions',
  'avatarRun.captions',
  'avatarTalk.talkId',
  'avatarTalk.publicId',
  'voice.voiceId',
  'siteSettings.language',
  'sourcedStatistic.year',
  'openingHours.openDays[]',
];
/** The fields with values of placeholders, in which none is filled in. */
const facts = Object.values(siteFactFields).map((field) => `siteSettings.${field}`);

/** The answers of a field's custom rules to a text. */
function answersTo(text: string, { validation }: Definition): Promise<unknown[]> {
  // The custom rules of texts read no context.
  const context = {} as ValidationContext;
  const checks = prepared(validation)
    .flatMap(({ _rules }) => _rules)
    // The library's type of a custom rule depends on the kind of field; all fields here are texts.
    .flatMap((spec) => (spec.flag === 'custom' ? [spec.constraint as CustomValidator<string>] : []));
  return Promise.all(checks.map((check) => check(text, context)));
}

it('every text for visitors warns of unknown placeholders', async () => {
  const texts = listDefinitions()
    .filter(({ definition }) => isCopyField(definition) && !isChoice(definition))
    .filter(({ path }) => ![...noSentences, ...facts].includes(path));
  expect(texts.map(({ path }) => path)).toContain('agent.problem');
  for (const { path, definition } of texts) {
    const answers = await answersTo('By {nobody}', definition);
    expect(JSON.stringify(answers), path).toContain('does not know {nobody} here');
  }
});
