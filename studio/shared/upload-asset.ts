import type { SanityClient } from 'sanity';

/** Input of the client's upload: a File in browsers, a Buffer in Node. */
type Body = Parameters<SanityClient['assets']['upload']>[1];

/**
 * Uploads a picture or another file.
 *
 * @returns the asset id
 * @throws the client's error, which `explainUpload` explains
 */
export async function uploadAsset(
  client: SanityClient,
  kind: 'sanity.imageAsset' | 'sanity.fileAsset',
  file: Body,
  filename: string,
): Promise<string> {
  const type = kind === 'sanity.imageAsset' ? 'image' : 'file';
  const { _id } = await client.assets.upload(type, file, { filename });
  return _id;
}
