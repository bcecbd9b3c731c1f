import { type AvatarAsset, defaultExpression } from './avatar.ts';
import type { GenerationRun } from './generation-run.ts';
import { plannedVideoId } from './plan.ts';
import { ProviderError } from './providers/provider-error.ts';
import type { PendingTalk, VideoParts } from './records.ts';
import { steps } from './status.ts';
import { storeAsset } from './store-asset.ts';

/** Orders the talking video, or goes on waiting for one that was ordered before, and stores it. */
export async function makeVideo(run: GenerationRun, parts: VideoParts): Promise<AvatarAsset> {
  const { avatar, video, records, signal, report } = run;
  const publicId = plannedVideoId(avatar, run.plan);
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
  // The provider's address expires, so the media host takes the file over at once.
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
  // Without the signal, as for the voice.
  const id = await video.createTalk({
    sourceUrl: new URL(image.secureUrl, ownOrigin).href,
    audioUrl: new URL(audio.secureUrl, ownOrigin).href,
    expression: defaultExpression,
    // After a talk that failed the next one is new work, or the proxy would give the failed one again.
    workId: failed ? `${publicId}-after-${failed.id}` : publicId,
  });
  const talk = { id, publicId };
  await records.recordTalk(avatar.id, talk);
  return talk;
}

/** Whether a talk has ended in vain, or is not known: then waiting for it again would be in vain too. */
function isOver(error: unknown): boolean {
  if (!(error instanceof ProviderError)) return false;
  return error.fault === 'failed' || (error.fault === 'refused' && error.status === 404);
}
