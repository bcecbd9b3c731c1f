import { expect, it } from 'vitest';
import { pasteFormatted } from './long-text-input.tsx';

/** The result of pasting these clipboard data, by media type. */
function pasted(clipboard: Readonly<Record<string, string>>): unknown {
  const clipboardData = { types: Object.keys(clipboard), getData: (kind: string) => clipboard[kind] ?? '' };
  // The handler uses only the clipboard data of the event.
  return pasteFormatted({ event: { clipboardData } } as unknown as Parameters<typeof pasteFormatted>[0]);
}

const block = (text: string, style: string) =>
  expect.objectContaining({ style, children: [expect.objectContaining({ text })] });

it('converts pasted HTML to blocks', () => {
  expect(pasted({ 'text/html': '<h1>Rules</h1>', 'text/plain': 'Rules' })).toEqual({
    insert: [block('Rules', 'h2')],
  });
});

it('converts plain text to blocks, with the space at the edge of a phrase', () => {
  expect(pasted({ 'text/plain': ' and more' })).toEqual({ insert: [block(' and more', 'normal')] });
});

it('leaves the Studio’s own clipboard data and empty text to the editor', () => {
  expect(pasted({ 'application/x-portable-text': '[]', 'text/html': '<p>Rules</p>' })).toBeUndefined();
  expect(pasted({ 'text/html': '<p> </p>' })).toBeUndefined();
  expect(pasted({})).toBeUndefined();
});
