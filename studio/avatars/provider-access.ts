import type { ClientKeys } from './client-keys.ts';
import type { OfflineParts } from './estimate.ts';
import type { PipelineSettings } from './pipeline/plan.ts';
import type { Credentials } from './pipeline/providers/connection.ts';

/** Base URLs, credentials and settings of the three providers. */
export interface ProviderAccess {
  speech: { baseUrl: string; credentials: Credentials };
  media: {
    baseUrl: string;
    credentials: Credentials | undefined;
    cloudName: string | undefined;
    uploadPreset: string | undefined;
  };
  video: { baseUrl: string; credentials: Credentials };
  settings: PipelineSettings;
  /** The origin in URLs of files that our own server stores. */
  ownOrigin: string;
  /**
   * The origin at which this page reaches our own server. On a host name of its own, the Studio may connect to
   * no other.
   */
  server: string;
  isOffline: OfflineParts;
  /** Why no video can be generated; undefined when it can. */
  problem: string | undefined;
}

/** The response of `/_providers/status`, see server/providers/providers.ts. */
interface Status {
  origin: string;
  speech: { isOffline: boolean; defaultVoiceId?: string; ownVoices: Record<string, string> };
  media: { isOffline: boolean; cloudName: string; uploadPreset: string };
  video: { isOffline: boolean };
  problem?: string;
}

/** Access with keys of this build, directly to the providers. The clients report missing keys. */
export function createDirectAccess(keys: Partial<ClientKeys>, ownOrigin: string): ProviderAccess {
  return {
    speech: {
      baseUrl: 'https://api.elevenlabs.io/v1',
      credentials: { kind: 'key', key: keys.speechKey },
    },
    media: {
      baseUrl: 'https://api.cloudinary.com/v1_1',
      credentials: undefined,
      cloudName: keys.cloudName,
      uploadPreset: keys.uploadPreset,
    },
    video: { baseUrl: 'https://api.d-id.com', credentials: { kind: 'key', key: keys.videoKey } },
    settings: { defaultVoiceId: keys.voiceId, model: undefined, cloudName: keys.cloudName },
    ownOrigin,
    server: ownOrigin,
    isOffline: { speech: false, video: false },
    problem: undefined,
  };
}

/**
 * Access through our own server, which reports its configuration.
 *
 * @param server the origin that serves `/_providers/`
 * @throws Error with a message for editors when the server does not answer or rejects the token
 */
export async function createProxiedAccess(
  server: string,
  token: () => string | undefined,
  fetch: typeof globalThis.fetch,
): Promise<ProviderAccess> {
  const status = await fetchStatus(server, token(), fetch);
  const credentials: Credentials = { kind: 'proxy', token };
  const base = `${server}/_providers`;
  const { cloudName, uploadPreset } = status.media;
  return {
    speech: { baseUrl: `${base}/speech/v1`, credentials },
    media: { baseUrl: `${base}/media/v1_1`, credentials, cloudName, uploadPreset },
    video: { baseUrl: `${base}/video`, credentials },
    settings: {
      defaultVoiceId: status.speech.defaultVoiceId,
      ownVoices: status.speech.ownVoices,
      model: undefined,
      cloudName,
    },
    ownOrigin: status.origin,
    server,
    isOffline: { speech: status.speech.isOffline, video: status.video.isOffline },
    problem: status.problem,
  };
}

/** The URL at which this page can read a file, from its URL or from its path on our own server. */
export function getReadableUrl(
  address: string,
  { ownOrigin, server }: Pick<ProviderAccess, 'ownOrigin' | 'server'>,
): string {
  const { href } = new URL(address, ownOrigin);
  return href.startsWith(`${ownOrigin}/`) ? `${server}${href.slice(ownOrigin.length)}` : href;
}

async function fetchStatus(
  server: string,
  token: string | undefined,
  fetch: typeof globalThis.fetch,
): Promise<Status> {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const response = await fetch(`${server}/_providers/status`, { headers }).catch(() => undefined);
  if (!response) throw new Error('The server does not answer. Check that it runs, then open this again.');
  if (response.status === 401) {
    throw new Error(
      'Only editors can make videos. Sign in with a token that may write, then open this again.',
    );
  }
  if (response.status === 503) {
    throw new Error(
      'The server cannot check right now whether you may make videos. Wait a minute, then open this again.',
    );
  }
  const isJson = response.headers.get('content-type')?.includes('json');
  if (!response.ok || !isJson) {
    throw new Error(
      'Nothing answers at /_providers/ here. This Studio needs our own server beside it, or keys that are built in (.env.example).',
    );
  }
  // The server has the same version as this Studio, so the shape is known.
  return (await response.json()) as Status;
}
