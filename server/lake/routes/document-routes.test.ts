import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { PerspectiveView } from '../query/perspective-view.ts';
import { openTestLake } from '../testing/test-lake.ts';

async function filled() {
  const lake = openTestLake();
  const ids = ['b', 'a', 'drafts.a', 'versions.r.a', '_.groups.administrator'];
  await lake.mutate(...ids.map((_id) => ({ create: { _id, _type: _id === 'b' ? 'film' : 'book', n: 1 } })));
  const actions = [{ actionType: 'sanity.action.release.create', releaseId: 'r' }];
  await lake.json('/data/actions/production', { body: { actions } });
  return lake;
}

describe('GET /data/doc', () => {
  it('gives documents in the order asked for, and says which are not there', async () => {
    const { json } = await filled();
    expect(await json('/data/doc/production/b,no,drafts.a')).toMatchObject({
      status: 200,
      body: {
        documents: [{ _id: 'b', n: 1 }, { _id: 'drafts.a' }],
        omitted: [{ id: 'no', reason: 'existence' }],
      },
    });
    expect(await json('/data/doc/production/no')).toMatchObject({ status: 200, body: { documents: [] } });
  });

  it('gives all versions of published ids', async () => {
    const { json } = await filled();
    const { body } = await json('/data/doc/production/a,no?includeAllVersions=true');
    expect(body).toMatchObject({
      documents: [{ _id: 'a' }, { _id: 'drafts.a' }, { _id: 'versions.r.a' }],
      omitted: [{ id: 'no', reason: 'existence' }],
    });
  });

  it('gives anonymous readers what is published alone', async () => {
    const { json } = await filled();
    const path = '/data/doc/production/a,drafts.a,no?includeAllVersions=true';
    expect(await json(path, { token: null })).toMatchObject({
      body: {
        documents: [{ _id: 'a' }],
        omitted: [
          { id: 'drafts.a', reason: 'permission' },
          { id: 'no', reason: 'existence' },
        ],
      },
    });
  });

  it.each([['with'], ['without']])('walks no dataset for the versions of a few, %s a token', async (who) => {
    const { json } = await filled();
    const all = vi.spyOn(PerspectiveView.prototype, 'documents', 'get');
    onTestFinished(() => all.mockRestore());
    const call = who === 'with' ? {} : { token: null };
    await json('/data/doc/production/a,no?includeAllVersions=true', call);
    expect(all).not.toHaveBeenCalled();
  });

  it('gives system fields alone', async () => {
    const { json } = await filled();
    const { body } = await json('/data/doc/production/a?excludeContent=true');
    expect(body).toMatchObject({ documents: [{ _id: 'a', _type: 'book', _rev: expect.any(String) }] });
    expect(JSON.stringify(body)).not.toContain('"n"');
  });
});

describe('GET /data/export', () => {
  const lines = async (response: Response) =>
    (await response.text())
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)._id);

  it('gives one document per line, drafts, versions and releases too, other system documents not', async () => {
    const { fetch } = await filled();
    const response = await fetch('/data/export/production');
    expect(response.headers.get('content-type')).toBe('application/x-ndjson');
    expect(await lines(response)).toEqual(['_.releases.r', 'a', 'b', 'drafts.a', 'versions.r.a']);
  });

  it('gives documents of some types, or nothing', async () => {
    const { fetch } = await filled();
    expect(await lines(await fetch('/data/export/production?types=film,song'))).toEqual(['b']);
    expect(await (await fetch('/data/export/production?types=song')).text()).toBe('');
  });

  it('gives many documents whole', async () => {
    const lake = openTestLake();
    const text = 'x'.repeat(1000);
    await lake.mutate(...Array.from({ length: 1234 }, () => ({ create: { _type: 'book', text } })));
    expect(await lines(await lake.fetch('/data/export/production'))).toHaveLength(1234);
  });
});
