import type { SanityClient } from 'sanity';
import type { AssetKind } from './assets.ts';

/** Input of the client's upload: a File in browsers, a Buffer in Node. */
type Body = Parameters<SanityClient['assets']['upload']>[1];

/**
 * Uploads a picture or another file.
 *
 * @returns the asset id; undefined when the lake cannot read the file as what it should be
 * @throws the client's error, when the lake rejects the upload for another reason
 */
export async function uploadAsset(
  client: SanityClient,
  kind: AssetKind,
  file: Body,
  filename: string,
): Promise<string | undefined> {
  try {
    const type = kind === 'sanity.imageAsset' ? 'image' : 'file';
    const { _id } = await client.assets.upload(type, file, { filename });
    return _id;
  } catch (error) {
    if (error instanceof Error && 'statusCode' in error && error.statusCode === 400) return undefined;
    throw error;
  }
}
