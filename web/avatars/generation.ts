import type { AssetKind, AvatarAsset, AvatarAssets } from './avatar.ts';
import type { GenerationPorts, GenerationRun } from './generation-run.ts';
import { makeVideo } from './make-video.ts';
import { makeVoice } from './make-voice.ts';
import { existingAssets, planGeneration, plannedVideoId } from './plan.ts';
import { findEarlier } from './records.ts';
import { steps } from './status.ts';
import { storeAsset } from './store-asset.ts';

/**
 * Makes what is missing of an avatar: voice, picture, talking video (spec section 4). Each step is skipped when its asset
 * exists, and recorded as soon as it is done, so that a generation that ended anywhere, called again, goes on from
 * there and pays for nothing twice.
 *
 * @param report hears each stage as it begins
 * @throws Error or ProviderError with a message of the error catalogue; the signal's reason once that is aborted
 */
export async function generateAvatar(
  { avatar, record }: Pick<GenerationRun, 'avatar' | 'record'>,
  ports: GenerationPorts,
  { signal, report }: Pick<GenerationRun, 'signal' | 'report'>,
): Promise<Required<AvatarAssets>> {
  report(steps.checking);
  signal?.throwIfAborted();
  const plan = planGeneration(avatar, ports.settings);
  const existing = existingAssets(avatar, plan, record);
  const run = { ...ports, avatar, record, plan, signal, report };
  const audio = existing.audio
    ? await takeOver(run, 'audio', existing.audio)
    : ((await recall(run, 'audio', plan.speech.publicId)) ?? (await makeVoice(run)));
  const image = existing.image ? await takeOver(run, 'image', existing.image) : await storeImage(run);
  const video =
    existing.video ??
    (await recall(run, 'video', plannedVideoId(avatar, plan))) ??
    (await makeVideo(run, image, audio));
  report(steps.complete);
  return { image, audio, video };
}

/**
 * Takes a file that exists into the run where an earlier attempt left another one: else that one, and its captions, would
 * come into use beside a video that was not made of it.
 */
async function takeOver(
  { avatar, record, records }: GenerationRun,
  kind: AssetKind,
  asset: AvatarAsset,
): Promise<AvatarAsset> {
  const left = record.run.assets[kind];
  if (left && left.publicId !== asset.publicId) {
    const captions = findEarlier(record, asset.publicId)?.captions;
    await records.recordAsset(avatar.id, kind, asset, { captions });
  }
  return asset;
}

/** Brings a file back into the run that was paid before: somebody changed the words back. */
async function recall(
  { avatar, record, records }: GenerationRun,
  kind: AssetKind,
  publicId: string,
): Promise<AvatarAsset | undefined> {
  const earlier = findEarlier(record, publicId);
  if (!earlier) return undefined;
  await records.recordAsset(avatar.id, kind, earlier.asset, { captions: earlier.captions });
  return earlier.asset;
}

async function storeImage(run: GenerationRun): Promise<AvatarAsset> {
  run.report(steps.gettingImage);
  const { publicId, source } = run.plan.image;
  const file = await run.download(source, run.signal);
  return storeAsset(run, 'image', { file, publicId, resourceType: 'image', what: 'image upload' });
}
