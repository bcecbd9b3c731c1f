import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { InStudioTheme } from '../testing/in-studio-theme.tsx';
import { ReplacementNotes } from './replaced-picture.tsx';

const notes = (hasOldWords: boolean, hasOldFace: boolean) => (
  <InStudioTheme>
    <ReplacementNotes hasOldWords={hasOldWords} hasOldFace={hasOldFace} avatars={<a href="/">Make one</a>} />
  </InStudioTheme>
);

it('shows what depends on a replaced picture, as long as it is outdated', () => {
  const { rerender } = render(notes(true, true));
  expect(screen.getByText(/^Check the description/)).toBeVisible();
  expect(screen.getByText(/still shows the old face/)).toHaveTextContent('Make one');
  rerender(notes(false, true));
  expect(screen.queryByText(/^Check the description/)).toBeNull();
  rerender(notes(false, false));
  expect(screen.queryByRole('status')).toBeNull();
});
