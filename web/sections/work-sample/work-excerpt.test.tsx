import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { getSeedContent } from '../../../tests/setup/seed-content.ts';
import { HOME_QUERY } from '../../pages/home/home-query.ts';
import { WorkExcerpt, type WorkExcerptContent } from './work-excerpt.tsx';

function show(line: WorkExcerptContent['line']) {
  const { container } = render(<WorkExcerpt work={{ title: 'Cash calendar', line }} />);
  return [...container.querySelectorAll('strong, p, small')].map(({ textContent }) => textContent);
}

it.each<[string, WorkExcerptContent['line'], string[]]>([
  [
    'the first and the last cell of a table’s row',
    { _type: 'workTable', cells: ['August 10', '$1,400', '–$6,500'], source: 'payroll calendar' },
    ['August 10: –$6,500', 'payroll calendar'],
  ],
  [
    'a figure with its definition',
    { _type: 'workFigures', value: '12 days', label: 'from call to visit', source: 'intake log' },
    ['12 days from call to visit', 'intake log'],
  ],
  [
    'an item of a checklist',
    { _type: 'workChecklist', text: 'The board approved the scale', source: 'minutes, item 4' },
    ['The board approved the scale', 'minutes, item 4'],
  ],
  [
    'the first sentence of a letter, with the first of its sources',
    { _type: 'workLetter', text: 'Your pay is $24.50 an hour. Thank you.', source: 'minutes; register' },
    ['Your pay is $24.50 an hour.', 'minutes'],
  ],
])('shows %s', (_what, line, lines) => {
  expect(show(line)).toEqual(['Cash calendar', ...lines]);
});

it('keeps the marks of the Studio’s preview, which stand at the end of a paragraph and of a source', () => {
  // As stega writes them.
  const mark = '\u200b\u200b\u200b\u200b\u200c\ufeff\u200d';
  const text = `Your pay is $24.50 an hour. It rises in July.${mark}\n\nThank you.${mark}`;
  const line = { _type: 'workLetter', text, source: `minutes; register${mark}` } as const;
  expect(show(line)).toEqual(['Cash calendar', `Your pay is $24.50 an hour.${mark}`, `minutes${mark}`]);
  expect(show({ ...line, text: `Thank you.${mark}\n\nYours.${mark}` })[1]).toBe(`Thank you.${mark}`);
});

it('shows nothing for a piece of work without a line', () => {
  expect(show(null)).toEqual([]);
  expect(show({ _type: 'workTable' })).toEqual([]);
});

it('says on Neo’s card what its numbers count', () => {
  const neo = getSeedContent(HOME_QUERY).agents.find(({ name }) => name === 'Neo');
  expect(show(neo?.workSample?.line ?? null)[1]).toBe('Visits missed, weeks 1 to 3: 13%');
});

it('has a line with its source for each of the eight agents', () => {
  for (const { name, workSample } of getSeedContent(HOME_QUERY).agents) {
    const { container, unmount } = render(workSample ? <WorkExcerpt work={workSample} /> : null);
    expect(container.querySelector('p')?.textContent, name ?? '').toMatch(/\S.{10}/);
    expect(container.querySelector('small')?.textContent, name ?? '').toMatch(/\S.{4}/);
    unmount();
  }
});
