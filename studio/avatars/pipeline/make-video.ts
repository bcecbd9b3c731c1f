import { type AvatarAsset, defaultExpression } from './avatar.ts';
import type { GenerationRun } from './generation-run.ts';
import { computeVideoId } from './plan.ts';
import { ProviderError } from './providers/provider-error.ts';
import type { PendingTalk, VideoParts } from './records.ts';
import { steps } from './status.ts';
import { storeAsset } from './store-asset.ts';

/** Requests the talking video, or waits for one that was requested before, and stores it. */
export async function makeVideo(run: GenerationRun, parts: VideoParts): Promise<AvatarAsset> {
  const { avatar, video, records, signal, report } = run;
  const publicId = computeVideoId(avatar, run.plan);
  report(steps.creatingVideo);
  signal?.throwIfAborted();
  const ordered = run.record.run.talk?.publicId === publicId ? run.record.run.talk : undefined;
  const talk = ordered && !ordered.hasFailed ? ordered : await orderTalk(run, publicId, parts, ordered);
  report(steps.waitingForVideo);
  const resultUrl = await video.waitForTalk(talk.id, signal).catch(async (error: unknown) => {
    if (isOver(error)) await records.recordTalk(avatar.id, { ...talk, hasFailed: true });
    throw error;
  });
  report(steps.uploadingVideo);
  // The provider's URL expires, so the video is copied to the media host at once.
  const isOurs = resultUrl.startsWith(`${run.ownOrigin}/`);
  const file = isOurs ? await run.download(resultUrl, signal) : resultUrl;
  const upload = { file, publicId, resourceType: 'video', what: 'video upload' } as const;
  const { asset } = await storeAsset(run, 'video', upload, { parts });
  return asset;
}

async function orderTalk(
  { avatar, video, records, ownOrigin }: GenerationRun,
  publicId: string,
  { image, audio }: VideoParts,
  failed: PendingTalk | undefined,
): Promise<PendingTalk> {
  // Not cancelled by the signal: a request that costs money is completed.
  const id = await video.createTalk({
    sourceUrl: new URL(image.secureUrl, ownOrigin).href,
    audioUrl: new URL(audio.secureUrl, ownOrigin).href,
    expression: defaultExpression,
    // After a failure a new `workId` is needed: for the old one the proxy would return the failed talk again.
    workId: failed ? `${publicId}-after-${failed.id}` : publicId,
  });
  const talk = { id, publicId };
  await records.recordTalk(avatar.id, talk);
  return talk;
}

/** Whether a talk failed or does not exist, so that waiting for it again is pointless. */
function isOver(error: unknown): boolean {
  if (!(error instanceof ProviderError)) return false;
  return error.fault === 'failed' || (error.fault === 'refused' && error.status === 404);
}
