import { render } from '@testing-library/react';
import type { PortableTextInputProps } from 'sanity';
import { expect, it } from 'vitest';
import { LongTextInput } from './long-text-input.tsx';

/** The result of pasting these clipboard data, by media type. */
function pasted(clipboard: Readonly<Record<string, string>>): unknown {
  let onPaste: PortableTextInputProps['onPaste'];
  const renderDefault = (props: PortableTextInputProps) => {
    onPaste = props.onPaste;
    return null;
  };
  // The other props are passed on unchanged.
  render(<LongTextInput {...({ renderDefault } as unknown as PortableTextInputProps)} />);
  const clipboardData = { types: Object.keys(clipboard), getData: (kind: string) => clipboard[kind] ?? '' };
  // The handler uses only the clipboard data of the event.
  return onPaste?.({ event: { clipboardData } } as unknown as Parameters<typeof onPaste>[0]);
}

it('converts pasted HTML to blocks', () => {
  expect(pasted({ 'text/html': '<h1>Rules</h1>', 'text/plain': 'Rules' })).toEqual({
    insert: [
      expect.objectContaining({ style: 'h2', children: [expect.objectContaining({ text: 'Rules' })] }),
    ],
  });
});

it('leaves the Studio’s own clipboard data, plain text and empty HTML to the editor', () => {
  expect(pasted({ 'application/x-portable-text': '[]', 'text/html': '<p>Rules</p>' })).toBeUndefined();
  expect(pasted({ 'text/plain': 'Rules' })).toBeUndefined();
  expect(pasted({ 'text/html': '<p> </p>' })).toBeUndefined();
});
