import type { AssetKind, AvatarAsset, AvatarAssets } from './avatar.ts';
import { makeCaptions } from './captions.ts';
import type { GenerationPorts, GenerationRun } from './generation-run.ts';
import { makeVideo } from './make-video.ts';
import { computeVideoId, listExistingAssets, planGeneration } from './plan.ts';
import { findEarlier, type VideoParts } from './records.ts';
import { steps } from './status.ts';
import { storeAsset } from './store-asset.ts';

/**
 * Generates an avatar's missing files: voice, picture, talking video. Each step is skipped
 * when its file exists and recorded as soon as it is done, so that an interrupted generation can be continued
 * without paying twice.
 *
 * @param report called with each stage as it starts
 * @throws Error or ProviderError with a message of the error catalogue; the signal's reason once it is aborted
 */
export async function generateAvatar(
  { avatar, record }: Pick<GenerationRun, 'avatar' | 'record'>,
  ports: GenerationPorts,
  { signal, report }: Pick<GenerationRun, 'signal' | 'report'>,
): Promise<Required<AvatarAssets>> {
  report(steps.checking);
  signal?.throwIfAborted();
  const plan = planGeneration(avatar, ports.settings);
  const existing = listExistingAssets(avatar, plan, record);
  const run = { ...ports, avatar, record, plan, signal, report };
  const { audio, captions } = existing.audio
    ? await takeOverVoice(run, existing.audio)
    : ((await recallVoice(run)) ?? (await makeVoice(run)));
  const image = existing.image ? await takeOver(run, 'image', existing.image) : await storeImage(run);
  const parts = { image, audio, captions };
  const video = existing.video ?? (await recallVideo(run, parts)) ?? (await makeVideo(run, parts));
  report(steps.complete);
  return { image, audio, video };
}

/** An audio file and its captions. No captions for the audio in use, whose captions the agent document already has. */
type Voice = Omit<VideoParts, 'image'>;

async function takeOverVoice(run: GenerationRun, audio: AvatarAsset): Promise<Voice> {
  const { assets, captions } = run.record.run;
  if (assets.audio?.publicId === audio.publicId) return { audio, captions };
  const remembered = findEarlier(run.record, audio.publicId)?.captions;
  return { audio: await takeOver(run, 'audio', audio, remembered), captions: remembered };
}

/**
 * Records an existing file in the run when an interrupted attempt left a different one there. Otherwise that
 * other file and its captions would be activated together with a video that was not made from it.
 */
async function takeOver(
  { avatar, record, records }: GenerationRun,
  kind: AssetKind,
  asset: AvatarAsset,
  captions?: string,
): Promise<AvatarAsset> {
  const left = record.run.assets[kind];
  if (left && left.publicId !== asset.publicId) {
    await records.recordAsset(avatar.id, kind, asset, { captions });
  }
  return asset;
}

/** Reuses a voice recording of an earlier run, for a text that was changed back. */
async function recallVoice({ avatar, record, records, plan }: GenerationRun): Promise<Voice | undefined> {
  const earlier = findEarlier(record, plan.speech.publicId);
  if (!earlier) return undefined;
  const { asset, captions } = earlier;
  await records.recordAsset(avatar.id, 'audio', asset, { captions });
  return { audio: asset, captions };
}

/** Reuses a video of an earlier run. */
async function recallVideo(
  { avatar, record, records, plan }: GenerationRun,
  parts: VideoParts,
): Promise<AvatarAsset | undefined> {
  const earlier = findEarlier(record, computeVideoId(avatar, plan));
  if (!earlier) return undefined;
  await records.recordAsset(avatar.id, 'video', earlier.asset, { parts });
  return earlier.asset;
}

async function storeImage(run: GenerationRun): Promise<AvatarAsset> {
  run.report(steps.gettingImage);
  const { publicId, source } = run.plan.image;
  const file = await run.download(source, run.signal);
  const upload = { file, publicId, resourceType: 'image', what: 'image upload' } as const;
  const { asset } = await storeAsset(run, 'image', upload);
  return asset;
}

/**
 * Requests the voice recording and stores it. If a paid recording was not stored, our own server returns it
 * again for the same `workId` (docs/decisions/avatars-paid-files-are-kept.md).
 */
async function makeVoice(run: GenerationRun): Promise<Omit<VideoParts, 'image'>> {
  const { speech, signal, report } = run;
  const { publicId, voiceId, text, settings } = run.plan.speech;
  report(steps.generatingVoice);
  signal?.throwIfAborted();
  // Not cancelled by the signal: a request that costs money is completed and its result stored before the
  // generation ends.
  const { audio, alignment } = await speech.speakWithTimes({ voiceId, text, settings, workId: publicId });
  const captions = alignment && makeCaptions(alignment);
  report(steps.uploadingAudio);
  const upload = { file: audio, publicId, resourceType: 'video', what: 'upload' } as const;
  const { asset, isOther } = await storeAsset({ ...run, signal: undefined }, 'audio', upload, { captions });
  return { audio: asset, captions: isOther ? undefined : captions };
}
