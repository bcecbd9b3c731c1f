import { ThemeProvider } from '@sanity/ui';
import { buildTheme } from '@sanity/ui/theme';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { IntroTextField } from './intro-text-field.tsx';

const theme = buildTheme();
const onSave = vi.fn(async () => {});
const onUnsaved = vi.fn();

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

function show(words: string) {
  const page = (kept: string) => (
    <ThemeProvider theme={theme}>
      <IntroTextField name="Tara" text={kept} onSave={onSave} onUnsaved={onUnsaved} />
    </ThemeProvider>
  );
  const view = render(page(words));
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'What Tara says' });
  const type = (value: string) => fireEvent.change(field, { target: { value } });
  return { field, type, keep: (kept: string) => view.rerender(page(kept)), close: view.unmount };
}

it('saves once after a pause, and reports unsaved changes until then', () => {
  const { type, keep } = show('I keep the books.');
  type('I keep');
  act(() => vi.advanceTimersByTime(300));
  type('I keep all books.');
  expect(onUnsaved).toHaveBeenLastCalledWith(true);
  act(() => vi.advanceTimersByTime(1000));
  expect(onSave.mock.calls).toEqual([['I keep all books.']]);
  keep('I keep all books.');
  expect(onUnsaved).toHaveBeenLastCalledWith(false);
});

it('shows what another editor writes after a save, and does not write over it', () => {
  const { field, type, keep, close } = show('One.');
  type('Two.');
  act(() => vi.advanceTimersByTime(1000));
  keep('Two.');
  keep('Two, by Bob.');
  expect(field.value).toBe('Two, by Bob.');
  expect(onUnsaved).toHaveBeenLastCalledWith(false);
  fireEvent.blur(field);
  close();
  expect(onSave.mock.calls).toEqual([['Two.']]);
});

it('saves at once on blur and on unmount', () => {
  const { field, type, close } = show('One.');
  type('Two.');
  fireEvent.blur(field);
  expect(onSave.mock.calls).toEqual([['Two.']]);
  type('Three.');
  close();
  expect(onSave).toHaveBeenLastCalledWith('Three.');
});

it('saves nothing when nothing was typed', () => {
  const { field, close } = show('One.');
  fireEvent.blur(field);
  close();
  expect(onSave).not.toHaveBeenCalled();
});
