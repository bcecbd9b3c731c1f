import { captionsOf } from './captions.ts';
import type { GenerationRun } from './generation-run.ts';
import type { StashedVoice, VideoParts } from './records.ts';
import { steps } from './status.ts';
import { storeAsset } from './store-asset.ts';

/** Records the voice and stores it; a recording that was paid before and not stored yet is taken from the stash. */
export async function makeVoice(run: GenerationRun): Promise<Omit<VideoParts, 'image'>> {
  const { publicId } = run.plan.speech;
  const voice = (await run.stash.find(publicId)) ?? (await recordVoice(run));
  run.report(steps.uploadingAudio);
  const upload = { file: voice.audio, publicId, resourceType: 'video', what: 'upload' } as const;
  const { asset, isOther } = await storeAsset(run, 'audio', upload, { captions: voice.captions });
  await run.stash.drop(publicId);
  return { audio: asset, captions: isOther ? undefined : voice.captions };
}

async function recordVoice({ plan, speech, stash, signal, report }: GenerationRun): Promise<StashedVoice> {
  report(steps.generatingVoice);
  signal?.throwIfAborted();
  const { publicId, voiceId, text, settings } = plan.speech;
  // Without the signal: what is being paid is waited for and kept, and the generation ends after it.
  const { audio, alignment } = await speech.speakWithTimes({ voiceId, text, settings, workId: publicId });
  const voice = { audio, captions: alignment && captionsOf(alignment) };
  await stash.keep(publicId, voice);
  return voice;
}
