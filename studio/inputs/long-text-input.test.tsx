import { render } from '@testing-library/react';
import type { PortableTextInputProps } from 'sanity';
import { expect, it } from 'vitest';
import { LongTextInput } from './long-text-input.tsx';

/** What the field hands to the Studio's editor when something is pasted, by its kinds. */
function pasted(clipboard: Readonly<Record<string, string>>): unknown {
  let onPaste: PortableTextInputProps['onPaste'];
  const renderDefault = (props: PortableTextInputProps) => {
    onPaste = props.onPaste;
    return null;
  };
  // The form hands over much more, which goes on to the editor as it is.
  render(<LongTextInput {...({ renderDefault } as unknown as PortableTextInputProps)} />);
  const clipboardData = { types: Object.keys(clipboard), getData: (kind: string) => clipboard[kind] ?? '' };
  // Of the event, the field asks the clipboard alone.
  return onPaste?.({ event: { clipboardData } } as unknown as Parameters<typeof onPaste>[0]);
}

it('reads a text with formatting into paragraphs of this site', () => {
  expect(pasted({ 'text/html': '<h1>Rules</h1>', 'text/plain': 'Rules' })).toEqual({
    insert: [
      expect.objectContaining({ style: 'h2', children: [expect.objectContaining({ text: 'Rules' })] }),
    ],
  });
});

it('leaves to the editor what was copied in it, what has no formatting, and what has nothing to read', () => {
  expect(pasted({ 'application/x-portable-text': '[]', 'text/html': '<p>Rules</p>' })).toBeUndefined();
  expect(pasted({ 'text/plain': 'Rules' })).toBeUndefined();
  expect(pasted({ 'text/html': '<p> </p>' })).toBeUndefined();
});
