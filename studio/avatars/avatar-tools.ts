import type { LakeRecords } from './lake-records.ts';
import { createAvatarAssetService } from './pipeline/avatar-asset-service.ts';
import { type Clock, systemClock } from './pipeline/clock.ts';
import { createGenerator, type Generator } from './pipeline/generator.ts';
import type { Connection } from './pipeline/providers/connection.ts';
import { createMediaClient } from './pipeline/providers/media-host.ts';
import { send } from './pipeline/providers/send.ts';
import { createSpeechClient, type SpeechClient } from './pipeline/providers/speech.ts';
import { getStatusText } from './pipeline/providers/status-text.ts';
import { createVideoClient } from './pipeline/providers/talking-video.ts';
import { createStatusStore, type StatusStore } from './pipeline/status-store.ts';
import { getReadableUrl, type ProviderAccess } from './provider-access.ts';

/**
 * The services of the avatar tool. The Studio creates them once, so that a generation continues after its
 * dialog is closed.
 */
export interface AvatarTools {
  access: ProviderAccess;
  speech: SpeechClient;
  records: LakeRecords;
  store: StatusStore;
  generator: Generator;
}

interface AvatarToolsOptions {
  access: ProviderAccess;
  records: LakeRecords;
  fetch?: typeof globalThis.fetch;
  clock?: Clock;
}

export function createAvatarTools({
  access,
  records,
  fetch = (input, init) => globalThis.fetch(input, init),
  clock = systemClock,
}: AvatarToolsOptions): AvatarTools {
  const speech = createSpeechClient({ ...access.speech, fetch, clock });
  const service = createAvatarAssetService({
    speech,
    media: createMediaClient({ ...access.media, fetch, clock }),
    video: createVideoClient({ ...access.video, fetch, clock }),
    records,
    download: (url, signal) => download({ fetch, clock }, getReadableUrl(url, access), signal),
    ownOrigin: access.ownOrigin,
    settings: access.settings,
    clock,
  });
  const log = (message: string, error: unknown) => console.error(message, error);
  const store = createStatusStore({ reader: service, log });
  return { access, speech, records, store, generator: createGenerator({ service, store, clock, log }) };
}

const TIMEOUT_MS = 60_000;

/**
 * Downloads a file and repeats failed attempts, as `send` does.
 *
 * @throws ProviderError that names the host when it does not answer, Error when it responds with an error; the
 *   signal's reason once it is aborted
 */
export async function download(
  connection: Pick<Connection, 'fetch' | 'clock'>,
  url: string,
  signal?: AbortSignal,
): Promise<Blob> {
  const { host } = new URL(url);
  const options = { provider: host, repeatable: true, timeoutMs: TIMEOUT_MS, signal };
  const response = await send(connection, url, { method: 'GET' }, options);
  if (response.ok) return response.blob();
  throw new Error(`A file could not be fetched: ${response.status} ${getStatusText(response)} (${url})`);
}
