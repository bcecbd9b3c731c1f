import { describe, expect, test } from 'vitest';
import { announcementShare, copyMeasures, hedgesPerThousandWords, repeatedPhrases } from './copy-measures.ts';

const page = (id: string, fields: object) => ({ _id: id, _type: 'contactPage', ...fields });
const found = (what: string, ...content: Parameters<typeof copyMeasures>[0]) =>
  copyMeasures(content).find((measure) => measure.what === what)?.found;

describe('hedges', () => {
  test('are counted per thousand words, in upper and lower case', () => {
    const text = 'Planned: this is designed to help, and could. One two three four five six';
    expect(hedgesPerThousandWords([page('a', { intro: text })])).toBeCloseTo(3000 / 14, 5);
  });

  test('are not counted again in a transcript', () => {
    const agent = {
      _id: 'a',
      _type: 'agent',
      voice: { introText: 'I could help' },
      transcript: 'I could help',
    };
    expect(hedgesPerThousandWords([agent])).toBeCloseTo(1000 / 3, 5);
  });
});

test('measures the share of announcing sentences over an agent’s solution and cards', () => {
  const agent = {
    _id: 'agent-tara',
    _type: 'agent',
    name: 'Tara',
    solution: 'Tara will read. The ledger will wait.',
    problemCards: [{ solution: 'She will draft. Tara checks.' }],
  };
  expect(announcementShare(agent)).toBe(0.5);
  expect(found('sentences of solutions that say “will”', agent)).toBe('3 of 4');
  expect(found('most sentences of an agent that open with its name or pronoun and “will”', agent)).toBe(
    '50% (Tara)',
  );
});

test('counts a phrase that occurs in four documents, and each document once', () => {
  const phrase = 'where a person can decide, where a person can decide';
  const pages = ['a', 'b', 'c'].map((id) => page(id, { intro: phrase }));
  expect(repeatedPhrases(pages)).toEqual([]);
  expect(repeatedPhrases([...pages, page('d', { intro: 'Say WHERE a person can decide.' })])).toEqual([
    'where a person can decide',
  ]);
});

test('counts placeholders, statistics without a source and pages without a link', () => {
  const content = [
    { _id: 'siteSettings', _type: 'siteSettings', organizationName: '[Name]' },
    { _id: 'platform', _type: 'platform', sectorStatistics: [{ _type: 'sourcedStatistic', value: '36%' }] },
    page('contactPage', { seo: {}, details: [{ href: 'mailto:a@b.c' }] }),
  ];
  expect(found('placeholders', ...content)).toBe('1: “[Name]”');
  expect(found('statistics without a source', ...content)).toBe('1');
  expect(found('pages without a link to another page', ...content)).toBe('1: contactPage');
});
