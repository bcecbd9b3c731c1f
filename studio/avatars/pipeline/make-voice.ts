import { captionsOf } from './captions.ts';
import type { GenerationRun } from './generation-run.ts';
import type { VideoParts } from './records.ts';
import { steps } from './status.ts';
import { storeAsset } from './store-asset.ts';

/**
 * Has the voice recorded and stores it. When a recording was paid for and not stored, our own server answers the next
 * call for the same work from its disk (docs/decisions/avatars-paid-files-are-kept.md).
 */
export async function makeVoice(run: GenerationRun): Promise<Omit<VideoParts, 'image'>> {
  const { speech, signal, report } = run;
  const { publicId, voiceId, text, settings } = run.plan.speech;
  report(steps.generatingVoice);
  signal?.throwIfAborted();
  // Without the signal: what is being paid for is waited for and stored, and the generation ends after it.
  const { audio, alignment } = await speech.speakWithTimes({ voiceId, text, settings, workId: publicId });
  const captions = alignment && captionsOf(alignment);
  report(steps.uploadingAudio);
  const upload = { file: audio, publicId, resourceType: 'video', what: 'upload' } as const;
  const { asset, isOther } = await storeAsset({ ...run, signal: undefined }, 'audio', upload, { captions });
  return { audio: asset, captions: isOther ? undefined : captions };
}
