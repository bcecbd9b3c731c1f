import { md5 } from '@noble/hashes/legacy.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { AvatarAsset } from '../avatar.ts';
import { messages } from '../messages.ts';
import { hasPublicId } from '../public-ids.ts';
import { type Connection, createAuthorization } from './connection.ts';
import { readErrorBody } from './error-body.ts';
import { ProviderError } from './provider-error.ts';
import { createParseError, type JsonObject, readJson, readString } from './read-json.ts';
import { send } from './send.ts';
import { getStatusText } from './status-text.ts';

const TIMEOUT_MS = 120_000;

interface MediaConnection extends Omit<Connection, 'credentials'> {
  /** Account, and preset for unsigned uploads. With a proxy, the server provides both. */
  cloudName: string | undefined;
  uploadPreset: string | undefined;
  credentials: Connection['credentials'] | undefined;
}

export interface Upload {
  /** The file, or a URL from which the media host fetches it. */
  file: Blob | string;
  /** Includes the folders, such as `avatars/tara/voice-1f3870be274f6c49`. */
  publicId: string;
  /** The media host stores audio as `video`. */
  resourceType: 'image' | 'video';
  /** Subject of the message of a failed upload. */
  what: 'upload' | 'video upload' | 'image upload';
  signal?: AbortSignal | undefined;
}

export interface StoredFile {
  asset: AvatarAsset;
  /** Whether the public id already had a different file. Always false when a URL was sent. */
  isOther: boolean;
}

export interface MediaClient {
  /**
   * Uploads a file. The host never overwrites: for an existing public id it returns the stored file, so an
   * upload can be repeated safely and different files need different ids.
   */
  upload(upload: Upload): Promise<StoredFile>;
}

/** The media hosting provider. */
export function createMediaClient(connection: MediaConnection): MediaClient {
  const provider = connection.providerName ?? 'Cloudinary';
  const { cloudName, uploadPreset, credentials } = connection;

  return {
    async upload({ file, publicId, resourceType, what, signal }) {
      if (!cloudName || !uploadPreset) {
        throw new ProviderError(messages.mediaCredentialsMissing, { fault: 'unconfigured' });
      }
      // Unsigned uploads do not accept `resource_type` in the form, so it is part of the path. The folder is
      // part of the public id, because the host would prepend a separate `folder` once more.
      const form = new FormData();
      if (typeof file === 'string') form.append('file', file);
      else form.append('file', file, getFileName(publicId, file.type));
      form.append('upload_preset', uploadPreset);
      form.append('public_id', publicId);
      const url = `${connection.baseUrl}/${encodeURIComponent(cloudName)}/${resourceType}/upload`;
      const headers = credentials ? createAuthorization({ ...connection, credentials }, () => ({})) : {};
      const init = { method: 'POST', headers, body: form };
      const response = await send(connection, url, init, {
        provider,
        repeatable: true,
        timeoutMs: TIMEOUT_MS,
        signal,
      });
      if (!response.ok) throw await createUploadError(provider, what, response);
      const answer = await readJson(response, provider);
      const asset = readAsset(answer, provider, resourceType);
      const { publicId: stored } = asset;
      // A file with another public id would not be found again, and the paid work would be repeated each time.
      if (!hasPublicId(asset, publicId)) throw createRenameError(provider, what, publicId, stored);
      const isTaken = answer.existing === true && typeof file !== 'string';
      return {
        asset,
        isOther: isTaken && readString(answer, 'etag') !== (await computeMd5(file)),
      };
    },
  };
}

/** MD5 of a file as hexadecimal digits, which the host returns as `etag`. */
async function computeMd5(file: Blob): Promise<string> {
  return bytesToHex(md5(new Uint8Array(await file.arrayBuffer())));
}

function readAsset(
  answer: JsonObject,
  provider: string,
  resourceType: AvatarAsset['resourceType'],
): AvatarAsset {
  const publicId = readString(answer, 'public_id');
  const secureUrl = readString(answer, 'secure_url');
  if (!publicId || !secureUrl) throw createParseError(provider, 'no public_id and secure_url');
  return {
    publicId,
    url: readString(answer, 'url') ?? secureUrl,
    secureUrl,
    resourceType,
    version: String(answer.version ?? ''),
  };
}

async function createUploadError(
  provider: string,
  what: Upload['what'],
  response: Response,
): Promise<ProviderError> {
  const sent = response.headers.get('x-cld-error');
  const body = await readErrorBody(response);
  const message = `${provider} ${what} failed: ${getStatusText(response)}`;
  return new ProviderError(message, {
    fault: 'refused',
    status: response.status,
    code: body.code,
    detail: body.detail ?? sent ?? undefined,
  });
}

function createRenameError(
  provider: string,
  what: Upload['what'],
  sent: string,
  stored: string,
): ProviderError {
  const message = `${provider} ${what} failed: the upload preset changes names, it made '${stored}' of '${sent}'. Have it allow public ids`;
  return new ProviderError(message, { fault: 'refused', code: 'renamed' });
}

const EXTENSIONS: Readonly<Record<string, string>> = {
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'audio/wav': 'wav',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'video/mp4': 'mp4',
};

function getFileName(publicId: string, mediaType: string): string {
  const name = publicId.slice(publicId.lastIndexOf('/') + 1);
  const extension = EXTENSIONS[mediaType.split(';')[0] ?? ''];
  return extension ? `${name}.${extension}` : name;
}
