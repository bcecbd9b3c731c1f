import { Rule } from '@sanity/schema';
import type { StringRule } from '@sanity/types';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { InputProps, StringInputProps } from 'sanity';
import { expect, it, vi } from 'vitest';
import { pathOrUrl, sourceAddress } from '../../schemas/validation/link-target.ts';
import { advisedLength } from '../../schemas/validation/text-length.ts';
import { InStudioTheme } from '../testing/in-studio-theme.tsx';
import { WritingInput } from './writing-input.tsx';

/** A text field under a rule, left with this text in it; what the form was told. */
function leave(value: string, rule: (rule: StringRule) => StringRule): unknown[] {
  const onChange = vi.fn();
  // The library has one class for the rules of all kinds.
  const prepared = rule(new Rule() as unknown as StringRule);
  const elementProps = { onBlur: () => {}, defaultValue: value };
  const renderDefault = (given: StringInputProps) => <input {...given.elementProps} aria-label="Address" />;
  const schemaType = { jsonType: 'string', name: 'string', validation: [prepared] };
  // The form hands over much more, of which the field uses this.
  const props = { value, schemaType, elementProps, onChange, renderDefault } as unknown as InputProps;
  render(
    <InStudioTheme>
      <WritingInput {...props} />
    </InStudioTheme>,
  );
  fireEvent.blur(screen.getByRole('textbox', { name: 'Address' }));
  return onChange.mock.calls.flat();
}

it.each([
  ['the address of a source', sourceAddress],
  ['the address of a file', pathOrUrl],
])('%s loses the spaces around it', (_what, rule) => {
  expect(leave(' https://example.org/report ', rule)).toMatchObject([
    { type: 'set', value: 'https://example.org/report' },
  ]);
});

it('an address without spaces, and any other text, stays as it is', () => {
  expect(leave('https://example.org', sourceAddress)).toEqual([]);
  cleanup();
  expect(leave(' Once upon a time ', advisedLength(60))).toEqual([]);
});
