import { createAvatarAssetService } from '../../web/avatars/avatar-asset-service.ts';
import { type Clock, systemClock } from '../../web/avatars/clock.ts';
import { download } from '../../web/avatars/download.ts';
import { createGenerator, type Generator } from '../../web/avatars/generator.ts';
import { createMediaClient } from '../../web/avatars/providers/media-host.ts';
import { createSpeechClient, type SpeechClient } from '../../web/avatars/providers/speech.ts';
import { createVideoClient } from '../../web/avatars/providers/talking-video.ts';
import type { VoiceStash } from '../../web/avatars/records.ts';
import { createStatusStore, type StatusStore } from '../../web/avatars/status-store.ts';
import type { LakeRecords } from './lake-records.ts';
import { type ProviderAccess, readableUrl } from './provider-access.ts';

/** Everything the avatar tool works with; one for the whole Studio, so that a generation outlives a closed dialog. */
export interface AvatarTools {
  access: ProviderAccess;
  speech: SpeechClient;
  records: LakeRecords;
  store: StatusStore;
  generator: Generator;
}

export interface AvatarToolsOptions {
  access: ProviderAccess;
  records: LakeRecords;
  stash: VoiceStash;
  fetch?: typeof globalThis.fetch;
  clock?: Clock;
}

export function createAvatarTools({
  access,
  records,
  stash,
  fetch = (input, init) => globalThis.fetch(input, init),
  clock = systemClock,
}: AvatarToolsOptions): AvatarTools {
  const speech = createSpeechClient({ ...access.speech, fetch, clock });
  const service = createAvatarAssetService({
    speech,
    media: createMediaClient({ ...access.media, fetch, clock }),
    video: createVideoClient({ ...access.video, fetch, clock }),
    records,
    stash,
    download: (url, signal) => download({ fetch, clock }, readableUrl(url, access), signal),
    ownOrigin: access.ownOrigin,
    settings: access.settings,
    clock,
  });
  const log = (message: string, error: unknown) => console.error(message, error);
  const store = createStatusStore({ reader: service, log });
  return { access, speech, records, store, generator: createGenerator({ service, store, clock, log }) };
}
