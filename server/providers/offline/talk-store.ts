import { randomBytes } from 'node:crypto';
import type { BlobStore, Bytes } from 'embedded-content-lake/http';
import { z } from 'zod';

const talkRecord = z.object({
  id: z.string(),
  sourceUrl: z.string(),
  audioUrl: z.string(),
  /** ISO 8601. */
  createdAt: z.string(),
  status: z.enum(['created', 'started', 'done', 'error']),
  /** Why making the video failed. */
  error: z.object({ kind: z.string(), description: z.string() }).optional(),
});

/** A stored talk. */
export type TalkRecord = z.infer<typeof talkRecord>;

/** Stores talks and their videos. With a store on disk, they survive a restart. */
export type TalkStore = {
  create(talk: Pick<TalkRecord, 'sourceUrl' | 'audioUrl' | 'createdAt'>): Promise<TalkRecord>;
  find(id: string): Promise<TalkRecord | undefined>;
  save(talk: TalkRecord): Promise<void>;
  saveVideo(id: string, bytes: Bytes): Promise<void>;
  getVideoName(id: string): string;
  blobs: BlobStore;
};

export function createTalkStore(blobs: BlobStore): TalkStore {
  const recordName = (id: string) => `talks/${id}.json`;
  const getVideoName = (id: string) => `talks/${id}.mp4`;
  const save: TalkStore['save'] = (talk) =>
    blobs.put(recordName(talk.id), new TextEncoder().encode(JSON.stringify(talk)));
  return {
    blobs,
    getVideoName,
    save,
    async create(talk) {
      // The URL contains the id and gives access to the video, so the id must not be guessable.
      const created: TalkRecord = {
        ...talk,
        id: `tlk_${randomBytes(16).toString('hex')}`,
        status: 'created',
      };
      await save(created);
      return created;
    },
    async find(id) {
      const record = await blobs.read(recordName(id));
      return record && talkRecord.parse(JSON.parse(new TextDecoder().decode(record)));
    },
    saveVideo: (id, bytes) => blobs.put(getVideoName(id), bytes),
  };
}
