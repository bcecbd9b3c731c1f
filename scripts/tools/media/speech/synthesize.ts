import { OperatorError } from '../../../shared/operator-error.ts';
import { listSpeakableWords } from './pronunciation.ts';
import type { Speech, SpokenPhoneme, Voice } from './voice.ts';
import { computeWordTimes, type Heard } from './word-times.ts';

/**
 * Speaks a text in English.
 *
 * @param text one paragraph
 * @throws OperatorError when the synthesiser is not installed; an Error when it has no such voice
 */
export async function synthesize(text: string, voice: Voice): Promise<Speech> {
  const worker = await loadSynthesizer(voice.variant);
  worker.set_rate(voice.rate);
  worker.set_pitch(voice.pitch);
  worker.set_range(voice.range);

  const words = listSpeakableWords(text);
  const chunks: Int16Array[] = [];
  const heard: Heard[] = [];
  worker.synthesize(words.map(({ spoken }) => spoken).join(' '), (samples, events) => {
    if (samples.length > 0) chunks.push(samples);
    for (const { type, audio_position, text_position, id } of events) {
      heard.push({ type, at: audio_position / 1000, position: text_position - 1, symbol: String(id ?? '') });
    }
    return false;
  });
  const samples = toFloats(chunks);
  const phonemes = getPhonemes(heard);
  return {
    sound: { samples, sampleRate: worker.get_samplerate() },
    words: computeWordTimes(words, heard, phonemes),
    phonemes,
  };
}

function getPhonemes(heard: readonly Heard[]): SpokenPhoneme[] {
  return heard.flatMap((event, index) => {
    if (event.type !== 'phoneme' || event.symbol === '' || event.symbol.startsWith('(')) return [];
    const end =
      heard.slice(index + 1).find(({ at, type }) => at > event.at || type === 'phoneme')?.at ?? event.at;
    return [{ symbol: event.symbol, start: event.at, end }];
  });
}

function toFloats(chunks: readonly Int16Array[]): Float32Array {
  const samples = new Float32Array(chunks.reduce((length, chunk) => length + chunk.length, 0));
  let offset = 0;
  for (const chunk of chunks) {
    samples.set(
      Float32Array.from(chunk, (value) => value / 32768),
      offset,
    );
    offset += chunk.length;
  }
  return samples;
}

type Module = Awaited<ReturnType<typeof import('@echogarden/espeak-ng-emscripten')['default']>>;

const variants = '/usr/share/espeak-ng-data/voices/!v';

/**
 * Loads a new synthesiser for each text: the state of its noise generator continues from text to text, so that the same words
 * would not give identical sound.
 */
async function loadSynthesizer(variant: string): Promise<InstanceType<Module['eSpeakNGWorker']>> {
  const { eSpeakNGWorker, FS } = await loadModule();
  const known = FS.readdir(variants);
  if (!known.includes(variant)) {
    throw new Error(`The synthesiser has no voice “${variant}”. It has: ${known.slice(2).join(', ')}.`);
  }
  const worker = new eSpeakNGWorker();
  worker.set_voice(`en-us+${variant}`);
  return worker;
}

/** Loaded on first use, since it is large and only a development dependency. */
async function loadModule(): Promise<Module> {
  try {
    const { default: load } = await import('@echogarden/espeak-ng-emscripten');
    return await load();
  } catch (error) {
    throw new OperatorError(
      'The speech synthesiser is not installed here. It is a development dependency: run `npm ci` without --omit=dev.',
      { cause: error },
    );
  }
}
