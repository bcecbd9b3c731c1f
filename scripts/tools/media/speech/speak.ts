import { finish, joinSpeeches, makeSilence } from './sound.ts';
import { synthesize } from './synthesize.ts';
import type { Speech, Voice } from './voice.ts';

/** Seconds of silence before the first word, between paragraphs and after the last word. */
export const pauses = { before: 0.3, between: 0.6, after: 0.5 };

/**
 * Speaks a text, paragraph by paragraph (separated by empty lines). Texts that begin with the same paragraphs begin with
 * identical sound, so that the captions of the longer one fit both.
 *
 * @throws OperatorError when the synthesiser or ffmpeg is not installed; an Error when the text has no words
 */
export async function speak(text: string, voice: Voice): Promise<Speech> {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => /[\p{L}\p{N}]/u.test(paragraph));
  if (paragraphs.length === 0) throw new Error('There is nothing to say: the text holds no word.');
  const spoken: Speech[] = [];
  for (const paragraph of paragraphs) {
    const speech = await synthesize(paragraph, voice);
    const { sampleRate } = speech.sound;
    spoken.push(makeSilence(spoken.length === 0 ? pauses.before : pauses.between, sampleRate));
    spoken.push({ ...speech, sound: await finish(speech.sound) });
  }
  return joinSpeeches([...spoken, makeSilence(pauses.after, spoken[0]?.sound.sampleRate ?? 22_050)]);
}
