import { render, screen } from '@testing-library/react';
import type { InputProps } from 'sanity';
import { expect, it } from 'vitest';
import { InStudioTheme } from '../testing/in-studio-theme.tsx';
import { isViewer, Locked } from './roles-plugin.tsx';

it('describes to screen readers whom to ask about a locked field', () => {
  const renderDefault = ({ elementProps }: InputProps) => (
    <input aria-label="Web address" aria-describedby={elementProps['aria-describedby']} readOnly />
  );
  // The component uses none of the other props.
  const props = {
    elementProps: { 'aria-describedby': 'description' },
    renderDefault,
  } as unknown as InputProps;
  render(
    <InStudioTheme>
      <p id="description">The end of the page’s address.</p>
      <Locked {...props} />
    </InStudioTheme>,
  );
  expect(screen.getByRole('textbox', { name: 'Web address' })).toHaveAccessibleDescription(
    /^The end of the page’s address\. You can read this but not change it/,
  );
});

const user = (...names: string[]) => ({ roles: names.map((name) => ({ name, title: name })) });

it('recognizes users with read access only', () => {
  expect(isViewer(user('viewer'))).toBe(true);
  expect(isViewer(user('viewer', 'editor'))).toBe(false);
  expect(isViewer(user())).toBe(false);
  expect(isViewer(undefined)).toBe(false);
});
