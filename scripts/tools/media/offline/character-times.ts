import type { CharacterTimes } from '../../../../server/providers/offline/offline-tools.ts';
import type { SpokenWord } from '../speech/voice.ts';

/**
 * The time of each character of a text, in the speech provider's format: the characters of a word divide its time, and those
 * between two words the time between them.
 */
export function characterTimes(text: string, words: readonly SpokenWord[]): CharacterTimes {
  const characters = [...text];
  const starts: number[] = [];
  const ends: number[] = [];
  let time = 0;
  const spread = (count: number, start: number, end: number) => {
    for (let index = 0; index < count; index += 1) {
      starts.push(start + ((end - start) * index) / count);
      ends.push(start + ((end - start) * (index + 1)) / count);
    }
    time = end;
  };
  for (const word of words) {
    const place = find(characters, [...word.text], starts.length);
    if (place === undefined) continue;
    spread(place - starts.length, time, Math.max(time, word.start));
    spread([...word.text].length, Math.max(time, word.start), Math.max(time, word.end));
  }
  spread(characters.length - starts.length, time, time);
  return { characters, starts, ends };
}

/** The index of a word in the text at or after `from`. White space may differ; punctuation belongs to the word before it. */
function find(characters: readonly string[], word: readonly string[], from: number): number | undefined {
  for (let place = from; place + word.length <= characters.length; place += 1) {
    const isHere = word.every((character, index) => {
      const there = characters[place + index] ?? '';
      return character === there || (character.trim() === '' && there.trim() === '');
    });
    if (isHere) return place;
  }
  return undefined;
}
