import { type Bytes, createServingHeaders, serveBlob } from 'embedded-content-lake/http';
import pLimit from 'p-limit';
import type { Call } from '../provider.ts';
import { isPipelineCall, type Provider } from '../provider.ts';
import { createProviderError } from '../provider-kind.ts';
import { type LoadOfflineTools, ToolsMissingError } from './offline-tools.ts';
import { createTalkBodySchema } from './talk-body.ts';
import type { TalkRecord, TalkStore } from './talk-store.ts';
import { createValidationError, parseJson } from './validation-error.ts';

type OfflineVideoOptions = {
  talks: TalkStore;
  loadTools: LoadOfflineTools;
  /** Such as `http://localhost:3000`. */
  ownOrigin: string;
  /** Reads a file of the offline media host; returns undefined when there is none at that URL. */
  readOwnFile(url: string): Promise<Bytes | undefined>;
  now(): number;
};

const RESULT = /^\/results\/(tlk_[0-9a-f]{32})\.mp4$/;

/** Simulates the provider of talking videos with the drawing tools of this machine, one talk at a time. */
export function createOfflineVideo(options: OfflineVideoOptions): Provider {
  const { talks } = options;
  const inTurn = pLimit(1);
  const underWay = new Set<string>();
  const film = (talk: TalkRecord) => {
    if (underWay.has(talk.id)) return;
    underWay.add(talk.id);
    inTurn(() => makeTalk(talk, options))
      .catch((error: unknown) => console.error('A talk could not be kept:', error))
      .finally(() => underWay.delete(talk.id));
  };

  return {
    kind: 'video',
    maxBytes: 16 * 1024,
    allows: (method, path) => isPipelineCall('video', method, path),
    isPaid: ({ method }) => method === 'POST',
    async answer(call) {
      if (call.method === 'POST') return order(call, options, film);
      const talk = await talks.find(call.path.slice('/talks/'.length));
      if (!talk) return createProviderError('video', 404, 'NotFoundError', 'not found');
      // Restarts a talk that the server was making when it stopped.
      if (talk.status === 'created' || talk.status === 'started') film(talk);
      return Response.json(describe(talk, options.ownOrigin));
    },
    async deliver({ request, path }) {
      const [, id] = RESULT.exec(path) ?? [];
      if (!id || (request.method !== 'GET' && request.method !== 'HEAD')) return undefined;
      const found = await talks.blobs.stat(talks.getVideoName(id));
      if (!found) return createProviderError('video', 404, 'NotFoundError', 'not found');
      const tag = `"${id}"`;
      const headers = createServingHeaders(tag, 'video/mp4', new Headers());
      return serveBlob(
        request,
        { name: talks.getVideoName(id), size: found.size, tag },
        talks.blobs,
        headers,
      );
    },
  };
}

async function order(
  call: Call,
  { talks, ownOrigin, now, loadTools }: OfflineVideoOptions,
  film: (talk: TalkRecord) => void,
): Promise<Response> {
  const body = createTalkBodySchema((url) => url.startsWith(`${ownOrigin}/`)).safeParse(parseJson(call.body));
  if (!body.success) return createValidationError(body.error);
  try {
    await loadTools();
  } catch (error) {
    if (!(error instanceof ToolsMissingError)) throw error;
    return createProviderError('video', 501, 'ToolsMissingError', error.message);
  }
  const talk = await talks.create({
    sourceUrl: body.data.source_url,
    audioUrl: body.data.script.audio_url,
    createdAt: new Date(now()).toISOString(),
  });
  film(talk);
  return Response.json(describe(talk, ownOrigin), { status: 201 });
}

/** Makes the video of a talk. A failure is stored as the talk's error, as in the product. */
async function makeTalk(
  talk: TalkRecord,
  { talks, loadTools, readOwnFile }: OfflineVideoOptions,
): Promise<void> {
  try {
    await talks.save({ ...talk, status: 'started' });
    const [picture, audio] = await Promise.all([readOwnFile(talk.sourceUrl), readOwnFile(talk.audioUrl)]);
    if (!picture || !audio) {
      const description = `The ${picture ? 'audio' : 'picture'} is not one of this server's files.`;
      await talks.save({ ...talk, status: 'error', error: { kind: 'FileError', description } });
      return;
    }
    const { film } = await loadTools();
    await talks.saveVideo(talk.id, await film({ picture, audio }));
    await talks.save({ ...talk, status: 'done' });
  } catch (error) {
    const description = error instanceof Error ? error.message : 'Unknown error';
    await talks.save({ ...talk, status: 'error', error: { kind: 'InternalError', description } });
  }
}

function describe({ id, status, createdAt, error, ...talk }: TalkRecord, ownOrigin: string) {
  return {
    id,
    object: 'talk',
    status,
    created_at: createdAt,
    source_url: talk.sourceUrl,
    audio_url: talk.audioUrl,
    ...(status === 'done' ? { result_url: `${ownOrigin}/_providers/video/results/${id}.mp4` } : {}),
    ...(error ? { error } : {}),
  };
}
