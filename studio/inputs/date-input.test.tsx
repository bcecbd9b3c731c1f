import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import type { FormPatch, StringInputProps } from 'sanity';
import { expect, it } from 'vitest';
import { InStudioTheme } from '../testing/in-studio-theme.tsx';
import { DateInput } from './date-input.tsx';

/** A date input that stores its value as the form does. */
function Field({ initial }: { initial?: string }) {
  const [value, setValue] = useState(initial);
  const onChange = (patch: unknown) => {
    // The input emits single `set` and `unset` patches.
    const { type, value: next } = patch as FormPatch & { value?: string };
    setValue(type === 'set' ? next : undefined);
  };
  const elementProps = { id: 'since', ref: createRef(), onFocus: () => {}, onBlur: () => {} };
  // The input uses only these props.
  const props = { value, onChange, elementProps } as unknown as StringInputProps;
  return (
    <InStudioTheme>
      <label htmlFor="since">In force since</label>
      <DateInput {...props} />
      <output>{value}</output>
    </InStudioTheme>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'In force since' });
const stored = () => screen.getByRole('status', { name: '' }).textContent;

it.each(['2026-12-01', '12/1/2026', 'December 1, 2026'])('accepts %s', async (text) => {
  const user = userEvent.setup();
  render(<Field initial="2025-08-01" />);
  expect(field().value).toBe('August 1, 2025');
  await user.clear(field());
  expect(stored()).toBe('');
  await user.type(field(), text);
  expect(stored()).toBe('2026-12-01');
  expect(field().value).toBe(text);
  await user.tab();
  expect(field().value).toBe('December 1, 2026');
});

it('keeps text that is not a date in the field and in the form', async () => {
  const user = userEvent.setup();
  render(<Field />);
  await user.type(field(), '13/1/2026');
  await user.tab();
  expect(field().value).toBe('13/1/2026');
  expect(stored()).toBe('13/1/2026');
});

it('accepts a picked date', () => {
  const { container } = render(<Field initial="soon" />);
  const picker = container.querySelector('input[type="date"]');
  if (!picker) throw new Error('There is no calendar.');
  act(() => void fireEvent.change(picker, { target: { value: '2026-12-01' } }));
  expect(field().value).toBe('December 1, 2026');
  expect(stored()).toBe('2026-12-01');
});
