import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { InStudioTheme } from '../../testing/in-studio-theme.tsx';
import { letDialogsOpen } from '../../testing/let-dialogs-open.ts';
import { InUseDialog } from './in-use-dialog.tsx';

letDialogsOpen();

function Form() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <InStudioTheme>
      <button type="button" onClick={() => setOpen(true)}>
        Delete
      </button>
      {isOpen && (
        <InUseDialog
          document={{ id: 'cookies', type: 'legalPage', name: 'Cookie Policy' }}
          verb="deleted"
          uses={[]}
          onCancel={close}
          onConfirm={close}
        />
      )}
    </InStudioTheme>
  );
}

it('gives the focus back to what opened it', async () => {
  render(<Form />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus();
});
