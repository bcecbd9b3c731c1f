import type { CharacterTimes } from '../../../server/providers/offline/offline-tools.ts';
import type { SpokenWord } from '../speech/voice.ts';

/**
 * When each character of a text is heard, as the speech provider tells it: the characters of a word share its time, and
 * what stands between two words takes the time between them.
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

/** Where a word begins, at or after a place. White space in it may be any: a sign keeps to the word before it. */
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
