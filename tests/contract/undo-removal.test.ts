import { beforeEach, describe, expect, it } from 'vitest';
import { HistoryGoneError } from '../../studio/structure/removal/history.ts';
import type { Removal, RemovalKind } from '../../studio/structure/removal/removal.ts';
import { ConflictError, TargetGoneError, undoRemoval } from '../../studio/structure/removal/undo-removal.ts';
import { studioClient } from '../setup/studio-client.ts';
import { setUpTestLake } from '../setup/test-lake.ts';

setUpTestLake();
const client = studioClient().withConfig({ perspective: 'raw' });

const id = 'region-asia';
const draftId = `drafts.${id}`;
const region = (documentId: string, name: string) => ({ _id: documentId, _type: 'region', name });
const stored = () => client.fetch<object[]>('*[_type == "region"] | order(_id) {_id, name}');

/** What the Studio remembers before it removes. */
async function removal(kind: RemovalKind): Promise<Removal> {
  const [published, draft] = await client.getDocuments([id, draftId]);
  return {
    kind,
    id,
    type: 'region',
    name: 'Asia',
    at: '2026-11-20T10:00:00Z',
    ...(published && { published: published._rev }),
    ...(draft && { draft: draft._rev }),
  };
}

beforeEach(async () => {
  await client.delete({ query: '*[_type == "region"]' });
  await client.create(region(id, 'Asia'));
});

describe('bringing back what was removed', () => {
  it('makes a discarded draft the draft again and leaves the site alone', async () => {
    await client.create(region(draftId, 'Asia, all of it'));
    const removed = await removal('discarded');
    await client.delete(draftId);
    await client.patch(id).set({ name: 'Asia of today' }).commit();
    await undoRemoval(client, removed);
    expect(await stored()).toEqual([
      { _id: draftId, name: 'Asia, all of it' },
      { _id: id, name: 'Asia of today' },
    ]);
  });

  it('brings a discarded draft back to the place that its entry has in the list by now', async () => {
    await client.create({ ...region(draftId, 'Asia, all of it'), orderRank: '0|a' });
    const removed = await removal('discarded');
    await client.delete(draftId);
    await client.patch(id).set({ orderRank: '0|c' }).commit();
    await undoRemoval(client, removed);
    expect(await client.getDocument(draftId)).toMatchObject({ name: 'Asia, all of it', orderRank: '0|c' });
  });

  it('brings back what was deleted, with its draft and its first day', async () => {
    await client.create(region(draftId, 'Asia, all of it'));
    const created = (await client.getDocument(id))?._createdAt;
    const removed = await removal('deleted');
    await client.transaction().delete(id).delete(draftId).commit();
    await undoRemoval(client, removed);
    expect(await stored()).toEqual([
      { _id: draftId, name: 'Asia, all of it' },
      { _id: id, name: 'Asia' },
    ]);
    expect((await client.getDocument(id))?._createdAt).toBe(created);
  });

  it('puts on the site again what was taken off it, without the draft that this left', async () => {
    const removed = await removal('unpublished');
    await client.action({ actionType: 'sanity.action.document.unpublish', publishedId: id, draftId });
    expect(await stored()).toEqual([{ _id: draftId, name: 'Asia' }]);
    await undoRemoval(client, removed);
    expect(await stored()).toEqual([{ _id: id, name: 'Asia' }]);
  });

  it('keeps what was written into that draft since', async () => {
    const removed = await removal('unpublished');
    await client.action({ actionType: 'sanity.action.document.unpublish', publishedId: id, draftId });
    await client.patch(draftId).set({ name: 'Asia, better' }).commit();
    await undoRemoval(client, removed);
    expect(await stored()).toEqual([
      { _id: draftId, name: 'Asia, better' },
      { _id: id, name: 'Asia' },
    ]);
  });

  it('never writes over what was written since', async () => {
    await client.create(region(draftId, 'Asia, all of it'));
    const removed = await removal('discarded');
    await client.delete(draftId);
    await client.create(region(draftId, 'Asia, anew'));
    await expect(undoRemoval(client, removed)).rejects.toThrow(ConflictError);
    expect(await stored()).toContainEqual({ _id: draftId, name: 'Asia, anew' });
  });

  it('names what has to be brought back first, when the document uses what was removed too', async () => {
    const agents = [{ _key: 'a', _type: 'reference', _ref: 'agent-tara' }];
    await client.create({ _id: 'agent-tara', _type: 'agent', name: 'Tara' });
    const row = await client.create({ _id: 'row-1', _type: 'challengeRow', issue: 'Late filing', agents });
    const removed: Removal = {
      kind: 'deleted',
      id: 'row-1',
      type: 'challengeRow',
      name: 'Late filing',
      at: new Date().toISOString(),
      published: row._rev,
    };
    await client.delete('row-1');
    await client.delete('agent-tara');
    const attempt = undoRemoval(client, removed);
    await expect(attempt).rejects.toThrow(TargetGoneError);
    await expect(attempt).rejects.toThrow('“Late filing” uses “Tara”, which was removed too.');
    expect(await client.getDocument('row-1')).toBeUndefined();
  });

  it('says to upload a file again that was deleted too, and finds it then', async () => {
    const upload = () => client.assets.upload('file', Buffer.from('Asia'), { filename: 'asia.txt' });
    const { _id } = await upload();
    await client
      .patch(id)
      .set({ file: { _type: 'file', asset: { _type: 'reference', _ref: _id } } })
      .commit();
    const removed = await removal('deleted');
    await client.transaction().delete(id).delete(_id).commit();
    await expect(undoRemoval(client, removed)).rejects.toThrow(
      '“Asia” uses “asia.txt”, which was removed too. Upload the same file again first',
    );
    await upload();
    await undoRemoval(client, removed);
    expect(await client.getDocument(id)).toMatchObject({ file: { asset: { _ref: _id } } });
  });

  it('says when the history does not reach back so far', async () => {
    const removed = { ...(await removal('deleted')), published: 'unknown-revision' };
    await client.delete(id);
    await expect(undoRemoval(client, removed)).rejects.toThrow(HistoryGoneError);
    expect(await stored()).toEqual([]);
  });
});
