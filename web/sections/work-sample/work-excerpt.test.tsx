import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { getSeedContent } from '../../../tests/setup/seed-content.ts';
import { HOME_QUERY } from '../../pages/home/home-query.ts';
import { WorkExcerpt } from './work-excerpt.tsx';

function show(decision: string | null) {
  const { container, unmount } = render(<WorkExcerpt work={{ title: 'Cash calendar', decision }} />);
  const lines = [...container.querySelectorAll('strong, p')].map(({ textContent }) => textContent);
  unmount();
  return lines;
}

it('shows the first sentence of what a person decides', () => {
  expect(show('Pay rises to $24.50 an hour. You decide when.')).toEqual([
    'Cash calendar',
    'Pay rises to $24.50 an hour.',
  ]);
  expect(show('Two have not signed')).toEqual(['Cash calendar', 'Two have not signed']);
});

it('keeps the mark of the Studio’s preview at the end of the text', () => {
  // As stega writes it.
  const mark = '\u200b\u200b\u200b\u200b\u200c\ufeff\u200d';
  expect(show(`One is short. You choose.${mark}`)[1]).toBe(`One is short.${mark}`);
  expect(show(`One is short.${mark}`)[1]).toBe(`One is short.${mark}`);
});

it('shows nothing for a piece of work that asks for no decision', () => {
  expect(show(null)).toEqual([]);
});

it('says on the eight agents’ cards what each found, in a sentence that fits a card', () => {
  const found = getSeedContent(HOME_QUERY).agents.map(
    ({ workSample }) => show(workSample?.decision ?? null)[1],
  );
  expect(found).toHaveLength(8);
  for (const sentence of found) expect(sentence).toMatch(/^\p{Lu}.{20,88}\.$/u);
  expect(found[0]).toBe('The week of August 10 ends $6,500 short.');
});
