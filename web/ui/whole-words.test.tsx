import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Heading } from './text/heading.tsx';

it.each([
  ['What Are Mission-Driven Organizations?', ['Mission-Driven']],
  ['Poly-AI: ten kinds of intelligence', []],
  ['Community-based and subject-matter.', ['Community-based', 'subject-matter.']],
  ['Nothing to keep together', []],
  ['A dash - between words', []],
  ['Organization-wide misunderstandings', ['Organization-wide']],
])('of “%s” keeps %j on one line', (text, whole) => {
  render(<Heading>{text}</Heading>);
  const heading = screen.getByRole('heading', { name: text });
  expect(heading.textContent).toBe(text);
  expect([...heading.children].map(({ textContent }) => textContent)).toEqual(whole);
});

it('does not split a text with a stega mark', () => {
  const mark = '\u200b\u200b\u200b\u200b\u200c\ufeff\u200d\u200c';
  render(<Heading>{`What Are Mission-Driven Organizations?${mark}`}</Heading>);
  expect(screen.getByRole('heading').childNodes).toHaveLength(1);
});

it('leaves elements unchanged', () => {
  render(
    <Heading>
      <em>Mission-Driven</em>
    </Heading>,
  );
  expect(screen.getByText('Mission-Driven').tagName).toBe('EM');
});
