import type { SanityClient } from 'sanity';

/** Input of the client's upload: a File in browsers, a Buffer in Node. */
type Picture = Parameters<SanityClient['assets']['upload']>[1];

/**
 * Uploads a picture.
 *
 * @returns the asset id; undefined when the lake cannot read the file as a picture
 * @throws the client's error, when the lake rejects the upload for another reason
 */
export async function uploadPicture(
  client: SanityClient,
  picture: Picture,
  filename: string,
): Promise<string | undefined> {
  try {
    const { _id } = await client.assets.upload('image', picture, { filename });
    return _id;
  } catch (error) {
    if (error instanceof Error && 'statusCode' in error && error.statusCode === 400) return undefined;
    throw error;
  }
}
