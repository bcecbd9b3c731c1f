import { Dialog } from '@sanity/ui';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { InStudioTheme } from '../testing/in-studio-theme.tsx';
import { mockMatchMedia } from '../testing/mock-match-media.ts';
import { useDialogFocus } from './dialog-focus.ts';

mockMatchMedia();

/** A dialog that is opened by a menu item, which is removed with its menu, and a field beside it. */
function Form({ leadsOn = false }: { leadsOn?: boolean }) {
  useDialogFocus();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    if (leadsOn) screen.getByRole('textbox').focus();
  };
  const choose = () => {
    setMenuOpen(false);
    setOpen(true);
  };
  return (
    <InStudioTheme>
      <input />
      <button type="button" onClick={() => setMenuOpen(true)}>
        More
      </button>
      {isMenuOpen && (
        <button type="button" onClick={choose}>
          Publish later…
        </button>
      )}
      {isOpen && (
        <Dialog id="later" header="Publish later" onClose={close}>
          <p>When?</p>
        </Dialog>
      )}
    </InStudioTheme>
  );
}

async function openAndClose() {
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(screen.getByRole('button', { name: 'Publish later…' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button'));
  expect(screen.queryByRole('dialog')).toBeNull();
}

it('moves the focus from a closed dialog to the button of the menu that opened it', async () => {
  render(<Form />);
  await openAndClose();
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('button', { name: 'More' }));
});

it('keeps the focus that the dialog set itself', async () => {
  render(<Form leadsOn />);
  await openAndClose();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(screen.getByRole('textbox')).toHaveFocus();
});
