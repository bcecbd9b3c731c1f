import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { measureMegabytes } from '../testing/memory.ts';
import { matchesTextQuery } from './text-query.ts';

const paragraph = {
  _type: 'block',
  style: 'normal',
  markDefs: [{ _key: 'l', _type: 'link', href: 'https://example.org/donors' }],
  children: [
    { _type: 'span', text: 'Raise more ', marks: ['strong'] },
    { _type: 'span', text: 'unrestricted funds' },
    { _type: 'note', remark: 'footnote' },
  ],
};
const agent = {
  _id: 'agent-maya',
  _type: 'agent',
  title: 'Maya, the Fundraising Strategist',
  tags: ['Café'],
  body: [paragraph],
};

describe('matchesTextQuery', () => {
  it.each([
    ['*', agent, true],
    ['*', 'any', true],
    ['*', '', false],
    ['*', null, false],
    ['maya', agent, true],
    ['MAYA', agent, true],
    ['fund', agent, false],
    ['fund*', agent, true],
    ['maya strategist', agent, true],
    ['strategist maya', agent, true],
    ['maya accountant', agent, false],
    ['"the fundraising strategist"', agent, true],
    ['"strategist fundraising"', agent, false],
    ['"more unrestricted', agent, true],
    ['"maya the" fund*', agent, true],
    ['maya -fundraising', agent, false],
    ['maya -accountant', agent, true],
    ['maya -"the fundraising"', agent, false],
    ['-fundraising', agent, true],
    ['-accountant', agent, false],
    ['-', agent, false],
    ['maya -fund*', agent, false],
    ['cafe', agent, true],
    ['donors', agent, true],
    ['footnote', agent, true],
    ['normal', agent, false],
    ['strong', agent, false],
    ['agent', agent, false],
    ['agent-maya', agent, false],
    ['agent-maya', [agent, 'agent-maya'], true],
    ['agent-ma*', [agent, 'agent-maya'], true],
    ['agent-x*', [agent, 'agent-maya'], false],
    ['maya agent', [agent, 'agent-maya'], true],
    ['red fox', ['red', 'fox'], true],
    ['"red fox"', ['red', 'fox'], false],
    ['', agent, false],
    ['!?', agent, false],
    ['“the fundraising strategist”', agent, true],
    ['«strategist fundraising»', agent, false],
    ["don't*", 'They don’t pay', true],
    ['donʼt', "They don't pay", true],
    ['Caf\u00e9', 'Cafe\u0301', true],
    ['Cafe\u0301*', 'Caf\u00e9', true],
    ['-5', 'It was -5 outside', true],
    ['資金*', '財団の資金調達', true],
    ['調達', '財団の資金調達2026', true],
    ['"金調"', '財団の資金調達', true],
    ['金資', '財団の資金調達', false],
    ['データ', 'ﾃﾞｰﾀ', true],
    ['ไทย*', 'ภาษาไทย', true],
    ['2026', '調達2026年', true],
    ['7', 7, false],
  ])('%j on %j: %j', (search, value, expected) => {
    expect(matchesTextQuery(value, search)).toBe(expected);
  });

  it.each([undefined, null, 7, ['maya']])('is false for %j as a search', (search) => {
    expect(matchesTextQuery(agent, search)).toBe(false);
  });

  it('finds a text by each of its words and their prefixes, and never with their negation', () => {
    const word = fc.stringMatching(/^[a-zé]{1,8}$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 6 }), fc.nat(), (words, at) => {
        const picked = words[at % words.length] ?? '';
        const value = { deep: [{ text: words.join(', ') }] };
        expect(matchesTextQuery(value, picked)).toBe(true);
        expect(matchesTextQuery(value, `${picked.slice(0, 1)}*`)).toBe(true);
        expect(matchesTextQuery(value, `"${words.join(' ')}"`)).toBe(true);
        expect(matchesTextQuery(value, `${picked} -${picked}`)).toBe(false);
      }),
    );
  });

  it('keeps only the latest search in memory', () => {
    const held = measureMegabytes(() => {
      for (let n = 0; n < 50; n += 1) matchesTextQuery('one', `${n} ${'x'.repeat(1_000_000)}`);
    });
    expect(held).toBeLessThan(10);
  });

  it('is fast with very long phrases', () => {
    const started = performance.now();
    expect(matchesTextQuery('a '.repeat(50_000), `"${'a '.repeat(50_000)} b"`)).toBe(true);
    expect(matchesTextQuery('a '.repeat(50_000), `"${'a '.repeat(500)} b"`)).toBe(false);
    expect(performance.now() - started).toBeLessThan(1_000);
  });
});
