import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { PerspectiveView } from '../dataset-index/perspective-view.ts';
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
  it.each([['with'], ['without']])(
    'does not scan the dataset for the versions of a few documents, %s a token',
    async (who) => {
      const { json } = await filled();
      const all = vi.spyOn(PerspectiveView.prototype, 'documents', 'get');
      onTestFinished(() => all.mockRestore());
      const call = who === 'with' ? {} : { token: null };
      await json('/data/doc/production/a,no?includeAllVersions=true', call);
      expect(all).not.toHaveBeenCalled();
    },
  );
});

describe('GET /data/export', () => {
  const lines = async (response: Response) =>
    (await response.text())
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)._id);

  it('exports many documents completely', async () => {
    const lake = openTestLake();
    const text = 'x'.repeat(1000);
    await lake.mutate(...Array.from({ length: 1234 }, () => ({ create: { _type: 'book', text } })));
    const response = await lake.fetch('/data/export/production');
    expect(response.headers.get('content-type')).toBe('application/x-ndjson');
    expect(await lines(response)).toHaveLength(1234);
  });
});
