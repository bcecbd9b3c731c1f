import { Rule } from '@sanity/schema';
import type { StringRule } from '@sanity/types';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { InputProps, StringInputProps } from 'sanity';
import { expect, it, vi } from 'vitest';
import { checkPathOrUrl, checkSourceUrl } from '../../schemas/validation/link-target.ts';
import { adviseLength } from '../../schemas/validation/text-length.ts';
import { InStudioTheme } from '../testing/in-studio-theme.tsx';
import { CustomInput } from './custom-input.tsx';

/** Renders a text field with a validation rule and this text, blurs it, and returns the patches. */
function leave(value: string, rule: (rule: StringRule) => StringRule): unknown[] {
  const onChange = vi.fn();
  // Sanity uses one class for all kinds of rules.
  const prepared = rule(new Rule() as unknown as StringRule);
  const elementProps = { onBlur: () => {}, defaultValue: value };
  const renderDefault = (given: StringInputProps) => <input {...given.elementProps} aria-label="Address" />;
  const schemaType = { jsonType: 'string', name: 'string', validation: [prepared] };
  // The input uses only these props.
  const props = { value, schemaType, elementProps, onChange, renderDefault } as unknown as InputProps;
  render(
    <InStudioTheme>
      <CustomInput {...props} />
    </InStudioTheme>,
  );
  fireEvent.blur(screen.getByRole('textbox', { name: 'Address' }));
  return onChange.mock.calls.flat();
}

it.each([
  ['the address of a source', checkSourceUrl],
  ['the address of a file', checkPathOrUrl],
])('%s is trimmed', (_what, rule) => {
  expect(leave(' https://example.org/report ', rule)).toMatchObject([
    { type: 'set', value: 'https://example.org/report' },
  ]);
});

it('leaves an address without spaces, and any other text, unchanged', () => {
  expect(leave('https://example.org', checkSourceUrl)).toEqual([]);
  cleanup();
  expect(leave(' Once upon a time ', adviseLength(60))).toEqual([]);
});
