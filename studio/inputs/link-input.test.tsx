import { TextInput } from '@sanity/ui';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, type FormEvent, useState } from 'react';
import type { FormPatch, StringInputProps } from 'sanity';
import { describe, expect, it } from 'vitest';
import { InStudioTheme } from '../testing/in-studio-theme.tsx';
import { PageOrAddressInput } from './link-input.tsx';
import { groupPages } from './site-pages.ts';

const groups = groupPages(
  [
    { _type: 'agent', slug: 'tara', name: 'Tara', title: 'Tax' },
    { _type: 'legalPage', slug: 'privacy-policy', name: null, title: 'Privacy Policy' },
  ],
  (type) => `The ${type}`,
);

interface FieldProps {
  initial: string | undefined;
  reach?: 'page' | 'anywhere';
  validationError?: string;
}

/** A link input that stores its value as the form does. */
function Field({ initial, reach = 'anywhere', validationError }: FieldProps) {
  const [value, setValue] = useState(initial);
  const ref = createRef<HTMLInputElement>();
  const onChange = (patch: unknown) => {
    // The input emits single `set` and `unset` patches.
    const { type, value: next } = patch as FormPatch & { value?: string };
    setValue(type === 'set' ? next : undefined);
  };
  const elementProps = {
    id: 'link',
    ref,
    value: value ?? '',
    onChange: ({ currentTarget }: FormEvent<HTMLInputElement>) => setValue(currentTarget.value),
    onFocus: () => {},
    onBlur: () => {},
    'aria-describedby': 'description',
  };
  // The input uses only these props.
  const props = {
    value,
    elementProps,
    onChange,
    schemaType: { title: 'Where it leads' },
    validationError,
    renderDefault: ({
      elementProps: { onFocus, onBlur, 'aria-describedby': describedBy },
    }: StringInputProps) => (
      <TextInput {...elementProps} {...{ onFocus, onBlur, 'aria-describedby': describedBy }} />
    ),
  } as unknown as StringInputProps;
  return (
    <InStudioTheme>
      <label htmlFor="link">Where it leads</label>
      <p id="description">A page or an address.</p>
      <PageOrAddressInput {...props} reach={reach} groups={groups} />
    </InStudioTheme>
  );
}

function show(initial?: string, more: Omit<FieldProps, 'initial'> = {}) {
  render(<Field initial={initial} {...more} />);
  return userEvent.setup();
}

describe('a link', () => {
  it('is selected by the title of a page, and shows its path', async () => {
    const user = show();
    const pages = screen.getByRole('combobox', { name: 'Where it leads' });
    expect(within(pages).getByRole('group', { name: 'Agents' })).toBeVisible();
    await user.selectOptions(pages, 'Tara');
    expect(screen.getByText('Leads to /agent/tara')).toBeVisible();
    await user.selectOptions(pages, 'Choose a page…');
    expect(screen.queryByText(/Leads to/)).toBeNull();
  });

  it.each([
    ['/agent/tara', 'Tara'],
    ['/contact?agent=diana', 'The contactPage'],
    ['/privacy-policy#cookies', 'Privacy Policy'],
  ])('to %s selects the page %s', (address, title) => {
    show(address);
    const chosen: HTMLOptionElement = screen.getByRole('option', { name: title });
    expect(chosen.selected).toBe(true);
    expect(screen.getByText(`Leads to ${address}`)).toBeVisible();
  });

  it('to another address shows it in a text field', async () => {
    const user = show('https://example.org');
    const address = screen.getByRole('textbox', { name: 'Where it leads' });
    expect(address).toHaveProperty('value', 'https://example.org');
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Where it leads: page or address' }),
      'Tara',
    );
    expect(screen.getByText('Leads to /agent/tara')).toBeVisible();
  });

  it('can be typed instead, and keeps the page until something is typed', async () => {
    const user = show('/agent/tara');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Where it leads' }), 'Another address…');
    const address = screen.getByRole('textbox', { name: 'Where it leads' });
    expect(address).toHaveProperty('value', '/agent/tara');
    await user.clear(address);
    await user.type(address, 'https://example.org');
    expect(address).toHaveProperty('value', 'https://example.org');
  });

  it('is trimmed on blur, and not before', async () => {
    const user = show('https://');
    const address = screen.getByRole('textbox', { name: 'Where it leads' });
    await user.type(address, 'example.org ');
    expect(address).toHaveProperty('value', 'https://example.org ');
    await user.tab();
    expect(address).toHaveProperty('value', 'https://example.org');
    await user.clear(address);
    await user.type(address, ' ');
    await user.tab();
    expect(screen.getByRole('combobox', { name: 'Where it leads' })).toBeDefined();
  });

  it('in the menu accepts only pages of the site', () => {
    show('/tara.html', { reach: 'page' });
    expect(screen.getByText(/^Begin with a slash/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Where it leads' })).toHaveAccessibleDescription(
      /^A page or an address\. Begin with a slash/,
    );
  });

  it('is marked as invalid for assistive technology', () => {
    show(undefined, { validationError: 'A button needs a page to lead to.' });
    expect(screen.getByRole('combobox', { name: 'Where it leads' })).toBeInvalid();
  });

  it('with an invalid address marks the text field', () => {
    show('example', { validationError: 'This is no address.' });
    expect(screen.getByRole('combobox', { name: 'Where it leads: page or address' })).toBeValid();
  });

  it('keeps the text field when its address is cleared', async () => {
    const user = show('https://example.org');
    const address = screen.getByRole('textbox', { name: 'Where it leads' });
    await user.clear(address);
    expect(address).toHaveFocus();
    await user.keyboard('/contact');
    expect(address).toHaveProperty('value', '/contact');
  });

  it('keeps the empty text field while another window has the focus', async () => {
    const user = show(undefined);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Where it leads' }), 'Another address…');
    await user.click(screen.getByRole('textbox', { name: 'Where it leads' }));
    // Browsers keep a field as `activeElement` while another window has the focus.
    fireEvent.blur(screen.getByRole('textbox', { name: 'Where it leads' }));
    await user.keyboard('https://example.org');
    expect(screen.getByRole('textbox', { name: 'Where it leads' })).toHaveProperty(
      'value',
      'https://example.org',
    );
  });
});

it('does not offer the not-found page', () => {
  expect(groups[0]?.pages.map(({ path }) => path)).not.toContain('/not-found');
});
