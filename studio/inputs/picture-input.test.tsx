import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { InStudioTheme } from '../testing/in-studio-theme.tsx';
import { SuggestedAltText } from './picture-input.tsx';

it('copies the library’s alt text to the field, and focuses it', async () => {
  const onChange = vi.fn();
  const onPathFocus = vi.fn();
  render(
    <InStudioTheme>
      <SuggestedAltText words="A river at dawn" onChange={onChange} onPathFocus={onPathFocus} />
    </InStudioTheme>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Use these words' }));
  expect(onChange.mock.calls.flat()).toMatchObject([
    { type: 'set', path: ['alt'], value: 'A river at dawn' },
  ]);
  expect(onPathFocus.mock.calls).toEqual([[['alt']]]);
});
