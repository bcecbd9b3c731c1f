import { describe, expect, it } from 'vitest';
import { type Caret, mapOffset, type Phrase, restoreCaret, updatePhrase } from './caret-tracking.ts';

it.each([
  ['words added before it', 'Tara counts', 'Good Tara counts', 4, 9],
  ['words added after it', 'Tara counts', 'Tara counts well', 4, 4],
  ['words added just there', 'Tara counts', 'Tara counts well', 11, 11],
  ['words taken away before it', 'Good Tara counts', 'Tara counts', 16, 11],
  ['words replaced around it by fewer', 'Tara counts well', 'Tara well', 10, 5],
  ['everything taken away', 'Tara', '', 4, 0],
])('maps an offset after %s', (_name, before, after, place, found) => {
  expect(mapOffset(before, after, place)).toBe(found);
});

/** Types letters at the end of a text; `<` deletes one. */
function typed(text: string, letters: string): { phrase: Phrase; text: string } {
  let phrase: Phrase = { words: '', at: 0 };
  for (const letter of letters) {
    const next = letter === '<' ? text.slice(0, -1) : text + letter;
    phrase = updatePhrase(phrase, text, next);
    text = next;
  }
  return { phrase, text };
}

const caretAtEnd = (text: string): Caret => ({ text, start: text.length, end: text.length });

describe('a phrase', () => {
  it('grows and shrinks at its end', () => {
    expect(typed('Text', ' aall w<<good').phrase).toEqual({ words: ' aallgood', at: 4 });
  });

  it('starts again at another offset', () => {
    expect(updatePhrase({ words: 'new', at: 4 }, 'Textnew', 'A Textnew')).toEqual({ words: 'A ', at: 0 });
  });

  it('keeps the caret at its end while another editor writes before and behind it', () => {
    const { phrase, text } = typed('Text', ' by Ann');
    const after = 'First. Text by Ann and Bob';
    expect(restoreCaret(caretAtEnd(text), after, phrase)).toEqual({
      text: after,
      start: 18,
      end: 18,
      phrase: { words: ' by Ann', at: 11 },
    });
  });

  it('is put together again when its latest letters were appended to another editor’s text', () => {
    const { phrase, text } = typed('Text', ' by Ann');
    const found = restoreCaret(caretAtEnd(text), 'Text by  by BobAnn', phrase);
    expect(found).toEqual({ text: 'Text by Ann by Bob', start: 11, end: 11, phrase });
  });

  it('is dropped when its text was removed', () => {
    const { phrase, text } = typed('Text', ' by Ann');
    expect(restoreCaret(caretAtEnd(text), 'Tex', phrase)).toMatchObject({
      text: 'Tex',
      phrase: { words: '' },
    });
  });
});
