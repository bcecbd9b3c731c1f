import sharp from 'sharp';
import { expect } from 'vitest';
import { ORIGIN, openTestLake, TOKEN } from '../../src/testing/test-lake.ts';

export type Asset = { _id: string; path: string; url: string; metadata: Record<string, unknown> } & Record<
  string,
  unknown
>;

/** A lake with functions to upload and download assets. */
export function openAssets(options?: Parameters<typeof openTestLake>[0]) {
  const { lake, query, mutate, json } = openTestLake(options);
  const headers = { authorization: `Bearer ${TOKEN}` };
  const send = (path: string, body: Uint8Array<ArrayBuffer> | string, type = 'application/octet-stream') =>
    lake.fetch(
      new Request(`${ORIGIN}/v2021-06-07/assets/${path}`, {
        method: 'POST',
        body,
        headers: { ...headers, 'content-type': type },
      }),
    );
  const upload = async (
    path: string,
    body: Uint8Array<ArrayBuffer> | string,
    type?: string,
  ): Promise<Asset> => {
    const response = await send(path, body, type);
    expect(response.status).toBe(200);
    return (await response.json()).document;
  };
  const get = (url: string, init?: RequestInit) => lake.fetch(new Request(url, init));
  return { lake, send, upload, get, query, mutate, json };
}

/** The size and format of the image in a response. */
export const getSize = async (response: Response) => {
  const { width, height, format } = await sharp(await response.arrayBuffer()).metadata();
  return { width, height, format };
};
