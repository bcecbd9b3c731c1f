import { beforeEach, describe, expect, it } from 'vitest';
import { HistoryGoneError } from '../../studio/structure/removal/document-history.ts';
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

/** The data that the Studio records before a removal. */
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

describe('undoing a removal', () => {
  it('restores a discarded draft without changing the site', async () => {
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

  it('restores a discarded draft at the current position of its entry in the list', async () => {
    await client.create({ ...region(draftId, 'Asia, all of it'), orderRank: '0|a' });
    const removed = await removal('discarded');
    await client.delete(draftId);
    await client.patch(id).set({ orderRank: '0|c' }).commit();
    await undoRemoval(client, removed);
    expect(await client.getDocument(draftId)).toMatchObject({ name: 'Asia, all of it', orderRank: '0|c' });
  });

  it('restores a deleted document, with its draft and creation date', async () => {
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

  it('publishes an unpublished document again, and removes the draft that unpublishing left', async () => {
    const removed = await removal('unpublished');
    await client.action({ actionType: 'sanity.action.document.unpublish', publishedId: id, draftId });
    expect(await stored()).toEqual([{ _id: draftId, name: 'Asia' }]);
    await undoRemoval(client, removed);
    expect(await stored()).toEqual([{ _id: id, name: 'Asia' }]);
  });

  it('keeps later changes in that draft', async () => {
    const removed = await removal('unpublished');
    await client.action({ actionType: 'sanity.action.document.unpublish', publishedId: id, draftId });
    await client.patch(draftId).set({ name: 'Asia, better' }).commit();
    await undoRemoval(client, removed);
    expect(await stored()).toEqual([
      { _id: draftId, name: 'Asia, better' },
      { _id: id, name: 'Asia' },
    ]);
  });

  it('never overwrites later changes', async () => {
    await client.create(region(draftId, 'Asia, all of it'));
    const removed = await removal('discarded');
    await client.delete(draftId);
    await client.create(region(draftId, 'Asia, anew'));
    await expect(undoRemoval(client, removed)).rejects.toThrow(ConflictError);
    expect(await stored()).toContainEqual({ _id: draftId, name: 'Asia, anew' });
  });

  it('names the referenced documents that must be restored first', async () => {
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

  it('asks to upload a deleted file again, and uses it once uploaded', async () => {
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

  it('reports when the history does not reach back far enough', async () => {
    const removed = { ...(await removal('deleted')), published: 'unknown-revision' };
    await client.delete(id);
    await expect(undoRemoval(client, removed)).rejects.toThrow(HistoryGoneError);
    expect(await stored()).toEqual([]);
  });
});
