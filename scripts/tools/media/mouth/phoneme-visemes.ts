import type { Viseme } from './mouth-shape.ts';

/** The visemes of each phoneme of American English, by its IPA letters; longer spellings come first. */
const visemesOfSounds: readonly (readonly [string, readonly Viseme[]])[] = [
  ['aɪ', ['open', 'spread']],
  ['aʊ', ['open', 'pursed']],
  ['eɪ', ['middle', 'spread']],
  ['oʊ', ['round', 'pursed']],
  ['ɔɪ', ['round', 'spread']],
  ['əʊ', ['middle', 'pursed']],
  ['oː', ['round']],
  ['ɔː', ['round']],
  ['ɔ', ['round']],
  ['o', ['round']],
  ['ɑː', ['open']],
  ['ɑ', ['open']],
  ['a', ['open']],
  ['æ', ['open']],
  ['ʌ', ['middle']],
  ['ɐ', ['middle']],
  ['ə', ['middle']],
  ['ɛ', ['middle']],
  ['e', ['middle']],
  ['ɜ', ['middle']],
  ['ɚ', ['middle']],
  ['iː', ['spread']],
  ['i', ['spread']],
  ['ɪ', ['spread']],
  ['ᵻ', ['spread']],
  ['j', ['spread']],
  ['uː', ['pursed']],
  ['u', ['pursed']],
  ['ʊ', ['pursed']],
  ['w', ['pursed']],
  ['m', ['closed']],
  ['b', ['closed']],
  ['p', ['closed']],
  ['f', ['lip']],
  ['v', ['lip']],
  ['θ', ['tongue']],
  ['ð', ['tongue']],
  ['l', ['tongue']],
  ['ɫ', ['tongue']],
  ['tʃ', ['forward']],
  ['dʒ', ['forward']],
  ['ʃ', ['forward']],
  ['ʒ', ['forward']],
  ['ɹ', ['forward']],
  ['r', ['forward']],
];

/** The visemes of a phoneme, in order; sounds of throat or tongue alone are shown with the teeth nearly closed. */
export function getVisemes(symbol: string): readonly Viseme[] {
  const sound = symbol.replace(/[ˈˌ_ʰ]|\u0329/gu, '');
  if (sound.startsWith('tʃ') || sound.startsWith('dʒ')) return ['forward'];
  return visemesOfSounds.find(([letters]) => sound.startsWith(letters))?.[1] ?? ['teeth'];
}
