import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { InStudioTheme } from '../testing/in-studio-theme.tsx';
import { ReplaceForm } from './replace-form.tsx';

const picture = new File(['…'], 'diana.png', { type: 'image/png' });

/** A form; the test resolves `onReplace`. */
function setUp() {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  render(
    <InStudioTheme>
      <ReplaceForm count={2} onReplace={() => promise} />
    </InStudioTheme>,
  );
  const user = userEvent.setup();
  const choose = (file = picture) => user.upload(screen.getByLabelText('The new picture'), file);
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  return { choose, press, end: (isDone: boolean) => act(async () => resolve(isDone)) };
}

it('accepts a file again after it was dismissed', async () => {
  const { choose, press } = setUp();
  await choose();
  await press('Keep the old one');
  await choose();
  expect(screen.getByText(/^“diana.png” takes its place in all 2 places/)).toBeVisible();
});

it('accepts only formats that the lake supports', async () => {
  const { choose } = setUp();
  await choose(new File(['…'], 'diana.heic', { type: 'image/heic' }));
  expect(screen.getByRole('button', { name: 'Replace it everywhere…' })).toBeVisible();
});

it('disables cancelling while the picture is being replaced', async () => {
  const { choose, press, end } = setUp();
  await choose();
  await press('Replace it in all 2 places');
  const keep = screen.getByRole<HTMLButtonElement>('button', { name: 'Keep the old one' });
  expect(keep.disabled).toBe(true);
  await end(false);
  expect(keep.disabled).toBe(false);
});

it('describes the change in the accessible description, and keeps the focus', async () => {
  const { press, end } = setUp();
  const user = userEvent.setup();
  // As in browsers: the button that opened the file dialog has the focus when the file is selected.
  const chooseByButton = async () => {
    await press('Replace it everywhere…');
    fireEvent.change(screen.getByLabelText('The new picture'), { target: { files: [picture] } });
    await act(async () => {});
  };
  await chooseByButton();
  const replace = screen.getByRole('button', { name: 'Replace it in all 2 places' });
  expect(replace).toHaveFocus();
  expect(replace).toHaveAccessibleDescription(/^“diana.png” takes its place in all 2 places/);

  await press('Keep the old one');
  expect(screen.getByRole('button', { name: 'Replace it everywhere…' })).toHaveFocus();

  await chooseByButton();
  await user.keyboard('{Enter}');
  const busy = screen.getByRole('button', { name: 'Replace it in all 2 places' });
  expect(busy).toBeEnabled();
  expect(busy).toHaveAttribute('aria-disabled', 'true');
  await end(true);
  expect(screen.getByRole('button', { name: 'Replace it everywhere…' })).toHaveFocus();
});

it('accepts another picture after one was replaced', async () => {
  const { choose, press, end } = setUp();
  await choose();
  await press('Replace it in all 2 places');
  await end(true);
  expect(screen.getByRole('button', { name: 'Replace it everywhere…' })).toBeVisible();
});
