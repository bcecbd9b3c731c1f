import type { PersonName } from '../portraits/people.ts';
import type { Voice } from './voice.ts';

/** The eight voices: any two differ by at least 15 Hz of pitch or a tenth of the pace. */
export const voices: Record<PersonName, Voice> = {
  tara: { variant: 'steph', pitch: 42, range: 52, rate: 150 },
  coleman: { variant: 'Michael', pitch: 34, range: 50, rate: 152 },
  monet: { variant: 'f2', pitch: 46, range: 58, rate: 164 },
  preston: { variant: 'm7', pitch: 66, range: 52, rate: 168 },
  diana: { variant: 'linda', pitch: 52, range: 50, rate: 160 },
  neo: { variant: 'm3', pitch: 82, range: 62, rate: 164 },
  huma: { variant: 'f5', pitch: 54, range: 50, rate: 148 },
  ernesto: { variant: 'marcelo', pitch: 68, range: 55, rate: 146 },
};
