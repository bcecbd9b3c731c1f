import type { SanityClient } from 'sanity';

/** What a client uploads: a file in a browser, bytes in Node. */
type Picture = Parameters<SanityClient['assets']['upload']>[1];

/**
 * Puts a picture into the library.
 *
 * @returns the id of its file there; undefined when the lake cannot read it as a picture
 * @throws the lake's error, when it refuses for another reason
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
