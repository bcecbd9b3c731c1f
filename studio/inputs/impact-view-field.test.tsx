import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FieldProps } from 'sanity';
import { expect, it } from 'vitest';
import { InStudioTheme } from '../testing/in-studio-theme.tsx';
import { CollapsedField } from './impact-view-field.tsx';

function Field({ focusPath = [] }: { focusPath?: string[] }) {
  // The field uses only these props.
  const props = {
    title: 'Priority tables',
    inputProps: { focusPath },
    renderDefault: () => <p>The rows</p>,
  } as unknown as FieldProps;
  return (
    <InStudioTheme>
      <CollapsedField {...props} />
    </InStudioTheme>
  );
}

it('collapses a field that the site does not show, until it is opened', async () => {
  render(<Field />);
  expect(screen.queryByText('The rows')).toBeNull();
  await userEvent.click(screen.getByText('Not on the site now: Priority tables'));
  expect(await screen.findByText('The rows')).toBeVisible();
});

it('opens when the focus path leads into it', async () => {
  render(<Field focusPath={['critical']} />);
  expect(await screen.findByText('The rows')).toBeVisible();
});
