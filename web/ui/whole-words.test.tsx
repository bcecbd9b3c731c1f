import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Heading } from './heading.tsx';

afterEach(cleanup);

it.each([
  ['What Are Mission-Driven Organizations?', ['Mission-Driven']],
  ['Poly-AI', ['Poly-AI']],
  ['Real-time and long-term.', ['Real-time', 'long-term.']],
  ['Nothing to keep together', []],
  ['A dash - between words', []],
  ['Organization-wide misunderstandings', ['Organization-wide']],
])('“%s” keeps %j on one line', (text, whole) => {
  render(<Heading>{text}</Heading>);
  const heading = screen.getByRole('heading', { name: text });
  expect(heading.textContent).toBe(text);
  expect([...heading.children].map(({ textContent }) => textContent)).toEqual(whole);
});

it('leaves the mark of the preview in one piece', () => {
  const mark = '\u200b\u200b\u200b\u200b\u200c\ufeff\u200d\u200c';
  render(<Heading>{`How a task moves through Poly-AI${mark}`}</Heading>);
  const texts = [...screen.getByRole('heading').childNodes].map(({ textContent }) => textContent);
  expect(texts).toEqual(['How a task moves through ', 'Poly-AI', mark]);
});

it('leaves what is no text as it is', () => {
  render(
    <Heading>
      <em>Mission-Driven</em>
    </Heading>,
  );
  expect(screen.getByText('Mission-Driven').tagName).toBe('EM');
});
