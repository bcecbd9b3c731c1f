import { expect, test } from 'vitest';
import { checkOriginality } from './originality.ts';

function item(id: string, fields: { problem?: string; impact?: string; issue?: string }) {
  return { _id: id, _type: 'challengeRow', ...fields };
}
const adviceOf = (...documents: ReturnType<typeof item>[]) =>
  checkOriginality(documents).map(({ advice }) => advice);

test('five words in a row shared by two problems are named', () => {
  const advice = adviceOf(
    item('a', { problem: 'Receipts arrive long after the month is closed' }),
    item('b', { issue: 'Invoices arrive long after the month, too' }),
  );
  expect(advice).toHaveLength(1);
  expect(advice[0]).toMatch(/^The words “arrive long after the month” are also in a problem at a \(/);
});

test('four words are no matter, nor are five of another kind, nor a text’s own repetition', () => {
  const five = 'arrive long after the month';
  expect(
    adviceOf(
      item('a', { problem: `Receipts ${five}, invoices ${five}` }),
      item('b', { problem: 'Bills arrive long after the year' }),
      item('c', { impact: `Reports ${five}` }),
    ),
  ).toEqual([]);
});

test('a text is the same whatever its case, quotes and punctuation', () => {
  const advice = adviceOf(
    item('a', { impact: 'The board’s late.' }),
    item('b', { impact: "the boards' late" }),
  );
  expect(advice).toEqual([expect.stringMatching(/^The same impact is also at a /)]);
});
