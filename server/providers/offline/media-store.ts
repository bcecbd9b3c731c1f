import { createHash } from 'node:crypto';
import { type BlobStore, type Bytes, isBlobName } from 'embedded-content-lake/http';
import type { SniffedFile } from './sniff-format.ts';

/** The stored metadata of an upload. */
export type StoredFile = SniffedFile & {
  publicId: string;
  resourceType: 'image' | 'video';
  /** Seconds since 1970, as in the product. */
  version: number;
  bytes: number;
  etag: string;
};

/** The files of the offline media host, by kind and name. A file is never overwritten. */
export type MediaStore = {
  find(resourceType: string, publicId: string): Promise<StoredFile | undefined>;
  /** Stores the bytes under an unused name and returns their metadata; resolves once they are durable. */
  add(file: SniffedFile & Pick<StoredFile, 'publicId' | 'resourceType'>, bytes: Bytes): Promise<StoredFile>;
  blobs: BlobStore;
  blobName(file: StoredFile): string;
};

export function createMediaStore(blobs: BlobStore, now: () => number): MediaStore {
  const getBaseName = (resourceType: string, publicId: string) => `media/${resourceType}/${publicId}`;
  const blobName: MediaStore['blobName'] = ({ resourceType, publicId, extension }) =>
    `${getBaseName(resourceType, publicId)}.${extension}`;
  return {
    blobs,
    blobName,
    async find(resourceType, publicId) {
      const name = `${getBaseName(resourceType, publicId)}.json`;
      const record = isBlobName(name) ? await blobs.read(name) : undefined;
      // The type is safe: `add` wrote the record, after the upload was checked.
      return record && (JSON.parse(new TextDecoder().decode(record)) as StoredFile);
    },
    async add(file, bytes) {
      const stored: StoredFile = {
        ...file,
        version: Math.floor(now() / 1000),
        bytes: bytes.length,
        etag: createHash('md5').update(bytes).digest('hex'),
      };
      // The record is written last, so that a partial upload is not found.
      await blobs.put(blobName(stored), bytes);
      const name = `${getBaseName(stored.resourceType, stored.publicId)}.json`;
      await blobs.put(name, new TextEncoder().encode(JSON.stringify(stored)));
      return stored;
    },
  };
}
