import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { expect, it } from 'vitest';
import { KeepCaret } from './keep-caret.tsx';

/** The form's value, which other editors change too. */
let setText: (text: string) => void = () => {};

function Field() {
  const [text, set] = useState('Text');
  useEffect(() => {
    setText = set;
  }, []);
  return (
    <KeepCaret onWrite={set}>
      <textarea aria-label="Text" value={text} onChange={({ currentTarget }) => set(currentTarget.value)} />
    </KeepCaret>
  );
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
const caret = () => [field().selectionStart, field().selectionEnd];

it('keeps the caret while another editor writes before and behind it', async () => {
  render(<Field />);
  await userEvent.type(field(), ' by Ann');
  act(() => setText('First. Text by Ann and Bob'));
  expect(caret()).toEqual([18, 18]);
});

it('moves the latest letters back to their phrase, with the caret', async () => {
  const user = userEvent.setup();
  render(<Field />);
  await user.type(field(), ' by Ann');
  act(() => setText('Text by  by BobAnn'));
  expect(field().value).toBe('Text by Ann by Bob');
  expect(caret()).toEqual([11, 11]);
  await user.keyboard('a');
  expect(field().value).toBe('Text by Anna by Bob');
});

it('leaves an email field to the browser, which tells no caret of it', () => {
  const show = (value: string) => (
    <KeepCaret onWrite={() => {}}>
      <input type="email" aria-label="Email" value={value} onChange={() => {}} />
    </KeepCaret>
  );
  const { rerender } = render(show('ann@example.org'));
  const email = screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' });
  email.focus();
  rerender(show('bob@example.org'));
  expect(email.value).toBe('bob@example.org');
});

it('ignores a field without the focus', () => {
  render(<Field />);
  act(() => setText('Other text'));
  expect(document.activeElement).toBe(document.body);
  expect(field().value).toBe('Other text');
});
