import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { InStudioTheme } from '../testing/in-studio-theme.tsx';
import { PicturesOnly } from './pictures-only.tsx';

const upload = vi.fn();
const notes = new File(['hello'], 'notes.txt', { type: 'text/plain' });
const photo = new File(['…'], 'photo.heic');

function show() {
  upload.mockClear();
  render(
    <InStudioTheme>
      <PicturesOnly>
        <input type="file" aria-label="Upload" onChange={upload} />
        <input type="text" aria-label="Description" />
      </PicturesOnly>
    </InStudioTheme>,
  );
  return userEvent.setup({ applyAccept: false });
}

it('rejects a file that is not a picture; accepts the next picture', async () => {
  const user = show();
  await user.upload(screen.getByLabelText('Upload'), notes);
  expect(screen.getByRole('alert')).toHaveTextContent('“notes.txt” is not a picture.');
  expect(upload).not.toHaveBeenCalled();
  await user.type(screen.getByLabelText('Description'), 'A river');
  await user.upload(screen.getByLabelText('Upload'), photo);
  expect(upload).toHaveBeenCalledOnce();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('leaves dropped files to the Studio', async () => {
  await show().upload(screen.getByLabelText('Upload'), notes);
  fireEvent.drop(screen.getByLabelText('Upload'), { dataTransfer: { files: [notes] } });
  expect(screen.queryByRole('alert')).toBeNull();
});

it('checks files of a dialog opened from its menu, and none of other fields', () => {
  show();
  const elsewhere = document.createElement('input');
  elsewhere.type = 'file';
  elsewhere.addEventListener('change', upload);
  document.body.append(elsewhere);
  const choose = () => {
    Object.defineProperty(elsewhere, 'files', { value: [notes], configurable: true });
    fireEvent.click(elsewhere);
    fireEvent.change(elsewhere);
  };
  fireEvent.click(screen.getByLabelText('Description'));
  choose();
  expect(upload).not.toHaveBeenCalled();
  fireEvent.click(document.body);
  choose();
  expect(upload).toHaveBeenCalledOnce();
  elsewhere.remove();
});
