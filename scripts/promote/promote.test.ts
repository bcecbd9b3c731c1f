import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { definitionOf } from '../../schemas/definitions.ts';
import { completeLedger } from '../migrate/ledger.ts';
import { migrationNames } from '../migrate/migration.ts';
import {
  content,
  everything,
  openTwoLakes,
  pillars,
  regions,
  write,
  writeAgent,
} from './testing/two-lakes.ts';

const [africa, asia] = regions;
if (!africa || !asia) throw new Error('The seed has no regions.');

describe('promote', () => {
  test('copies texts, files and deletions to another lake, and undo reverts all of it', async () => {
    const { source, target, copy, undo, said } = await openTwoLakes();
    await write(source.client, ...regions);
    await writeAgent(source.client);
    await source.client.create(completeLedger(migrationNames()), { visibility: 'sync' });
    const empty = await everything(target);

    expect(await copy({ dryRun: true })).toBeUndefined();
    expect(await everything(target)).toBe(empty);
    expect(said()).toContain('+ Tara (Agent)  agent-tara');
    expect(said()).toMatch(/\+ tara\.mp4 \(\d\.\d MB\) {2}file-/);

    const first = await copy();
    expect(await content(target)).toEqual(await content(source));
    const address = await target.client.fetch<string>('*[_id == "agent-tara"][0].video.asset->url');
    expect((await fetch(address)).headers.get('content-type')).toBe('video/mp4');
    expect(await copy()).toBeUndefined();
    expect(said()).toContain('There is nothing to do.');

    await write(target.client, { _id: 'drafts.homePage', _type: 'homePage' });
    const between = await everything(target);
    const { client } = source;
    const picture = await client.fetch<{ _id: string }>('*[_type == "sanity.imageAsset"][0]{_id}');
    await client.patch(picture._id).set({ altText: 'A woman with a pencil' }).commit();
    await client.patch('agent-tara').set({ transcript: 'Hello again.' }).commit();
    await client.delete(africa._id);
    await client.create({ ...africa, _id: 'region-antarctica', name: 'Antarctica' });
    const second = await copy({ delete: true });
    expect(said()).toMatch(/transcript: "…?.* → "Hello again\."/);
    expect(await content(target)).toEqual(await content(source));

    await undo(second);
    expect(await everything(target)).toBe(between);
    await target.client.delete('drafts.homePage');
    await undo(first);
    expect(await everything(target)).toBe(empty);
  });

  test('goes on after it was cut short between the transactions into an empty lake', async () => {
    const { source, target, copy, said } = await openTwoLakes();
    await write(source.client, ...regions.map((region) => ({ ...region, description: 'x'.repeat(900_000) })));
    await source.client.create(completeLedger(migrationNames()), { visibility: 'sync' });
    const send = target.client.transaction.bind(target.client);
    const transaction = vi.spyOn(target.client, 'transaction').mockImplementationOnce(send);
    transaction.mockImplementationOnce(() => {
      throw new Error('The process was killed');
    });
    await expect(copy()).rejects.toThrow('The process was killed');
    expect(await content(target)).not.toEqual(await content(source));
    await copy();
    expect(said()).toContain('was cut short; this goes on with it');
    expect(await content(target)).toEqual(await content(source));
  });

  test('names and keeps edits in the target, unless --replace is given', async () => {
    const { source, target, copy, undo, said } = await openTwoLakes();
    await write(source.client, ...regions);
    await copy();
    await target.client.patch(asia._id).set({ name: 'Asia and Oceania' }).commit();
    await source.client.patch(asia._id).set({ description: 'From here.' }).commit();
    await source.client.patch(africa._id).set({ description: 'Also from here.' }).commit();
    const before = await everything(target);

    await expect(copy()).rejects.toThrow(/Somebody edited in the target[\s\S]*Asia and Oceania \(Region\)/);
    expect(await everything(target)).toBe(before);

    const careful = await copy({ keepEdits: true });
    expect(said()).toContain('Edited in the target, and kept\n  Asia and Oceania');
    expect(await target.client.fetch('*[_id == $id][0].description', { id: africa._id })).toBe(
      'Also from here.',
    );
    expect(await target.client.fetch('*[_id == $id][0].name', { id: asia._id })).toBe('Asia and Oceania');
    await undo(careful);
    expect(await everything(target)).toBe(before);

    const bold = await copy({ replace: true });
    expect(await content(target)).toEqual(await content(source));
    await undo(bold);
    expect(await everything(target)).toBe(before);
    // Documents restored by undo still count as edited.
    await expect(copy()).rejects.toThrow('Asia and Oceania');
  });

  test('undo keeps an edit made after the run', async () => {
    const { source, target, copy, undo } = await openTwoLakes();
    await write(source.client, ...regions);
    const run = await copy();
    await target.client.patch(asia._id).set({ name: 'Edited since' }).commit();
    await expect(undo(run)).rejects.toThrow('Edited since (Region)');
    expect(await target.client.fetch('count(*)')).toBe(regions.length);
    await undo(run, { replace: true });
    expect(await target.client.fetch('count(*)')).toBe(0);
    expect(existsSync(join(run?.folder ?? '', 'target-before.ndjson'))).toBe(true);
    await undo(run);
  });

  test('keeps a change made during the write, and the next run continues', async () => {
    const { source, target, copy, undo, runs } = await openTwoLakes();
    await write(source.client, ...regions);
    await copy();
    const before = await everything(target);
    for (const { _id } of regions) await source.client.patch(_id).set({ description: 'New' }).commit();
    const { client } = target;
    const transaction = client.transaction.bind(client);
    // Between the last read and the write.
    target.client.transaction = (...args) => {
      const made = transaction(...args);
      const commit = made.commit.bind(made);
      return Object.assign(made, {
        commit: async (...options: Parameters<typeof commit>) => {
          await client.mutate([{ patch: { id: asia._id, set: { name: 'Quick' } } }]);
          return commit(...options);
        },
      });
    };
    await expect(copy()).rejects.toThrow(/Somebody changed the target meanwhile/);
    target.client.transaction = transaction;
    expect(await client.fetch('*[description == "New"]')).toEqual([]);
    expect(await client.fetch('*[_id == $id][0].name', { id: asia._id })).toBe('Quick');

    await expect(copy()).rejects.toThrow('Quick (Region)');
    const rest = await copy({ keepEdits: true });
    expect(rest?.id).toBe(runs.list()[0]?.id);
    expect(runs.list()).toHaveLength(2);
    await undo(rest);
    await client.patch(asia._id).set({ name: asia.name }).commit();
    expect(await everything(target)).toBe(before);
  });

  test('an interrupted run is completed only by a run that includes all of it', async () => {
    const { source, target, copy, undo, runs, said } = await openTwoLakes();
    await write(source.client, ...pillars, ...regions);
    const cutShort = runs.begin(source.address, target.address, []);
    const states = () => runs.list().map(({ id, state }) => [id, state]);

    expect((await copy({ only: ['region'] }))?.id).toBe(cutShort.id);
    expect(await copy({ only: ['region'] })).toBeUndefined();
    expect(said()).toContain(
      `The run ${cutShort.id} was cut short and may have more to do: the same command without --only ends it.`,
    );
    expect(states()).toEqual([[cutShort.id, 'open']]);

    await undo(await copy());
    expect(states()).toEqual([[cutShort.id, 'undone']]);
    expect(await target.client.fetch('count(*)')).toBe(0);
  });

  test('an interrupted run for some documents is completed by the same command', async () => {
    const { source, target, copy, runs } = await openTwoLakes();
    await write(source.client, ...pillars, ...regions);
    runs.begin(source.address, target.address, [], ['region']);
    await copy({ only: ['aiPillar'] });
    expect(runs.list()).toMatchObject([{ state: 'open' }]);
    await copy({ only: ['region', 'aiPillar'] });
    expect(runs.list()).toMatchObject([{ state: 'done' }]);
  });

  test('an interrupted run continues after a deletion, although neither side has the document', async () => {
    const { source, target, copy, undo, runs } = await openTwoLakes();
    await write(source.client, africa, asia);
    await copy();
    const before = await everything(target);
    await source.client.delete(africa._id);
    const note = runs.note.bind(runs);
    runs.note = (run, entries) => {
      if (entries.some((entry) => 'ended' in entry)) throw new Error('Killed');
      note(run, entries);
    };
    const command = { only: [africa._id], delete: true };
    await expect(copy(command)).rejects.toThrow('Killed');
    runs.note = note;
    expect(await target.client.fetch('*[]._id')).toEqual([asia._id]);

    await expect(copy({ ...command, only: [africa._id, 'regoin'] })).rejects.toThrow(
      '--only names “regoin”:',
    );
    const run = await copy(command);
    expect(runs.list()).toMatchObject([{ id: run?.id, state: 'done' }, { state: 'done' }]);
    await undo(run);
    expect(await everything(target)).toBe(before);
  });

  test('sends a file again after one error, and accepts a lost response', async () => {
    const { source, target, copy } = await openTwoLakes();
    await writeAgent(source.client);
    const { client } = target;
    const upload = client.assets.upload.bind(client.assets);
    let uploads = 0;
    const failingOnce = (...args: Parameters<typeof upload>) => {
      uploads += 1;
      if (uploads === 1) return Promise.reject(Object.assign(new Error('Busy'), { statusCode: 503 }));
      return upload(...args);
    };
    Object.assign(client.assets, { upload: failingOnce });
    const transaction = client.transaction.bind(client);
    client.transaction = (...args) => {
      const made = transaction(...args);
      const commit = made.commit.bind(made);
      return Object.assign(made, {
        commit: async (...options: Parameters<typeof commit>) => {
          await commit(...options);
          throw Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' });
        },
      });
    };
    await copy();
    expect(uploads).toBe(5);
    expect(await content(target)).toEqual(await content(source));
  });

  test('copies drafts only with --drafts', async () => {
    const { source, target, copy } = await openTwoLakes();
    await write(source.client, ...regions, { ...asia, _id: `drafts.${asia._id}` });
    await copy();
    expect(await target.client.fetch('*[_id in path("drafts.**")]')).toEqual([]);
    await copy({ drafts: true });
    expect(await target.client.fetch('*[_id in path("drafts.**")]._id')).toEqual([`drafts.${asia._id}`]);
  });
});

describe('promote refuses', () => {
  test.each(['regoin', 'sanity.imageAsset'])('--only with %s', async (word) => {
    const { source, target, copy } = await openTwoLakes();
    await write(source.client, ...regions);
    await write(target.client, { ...asia, _id: 'region-of-old' });
    await expect(copy({ only: [africa._id, word] })).rejects.toThrow(
      `--only names “${word}”: that is neither the id of a document in the source or the target nor one of the types agent, `,
    );
    await copy({ only: [africa._id, 'region-of-old', 'legalPage'] });
    expect(await target.client.fetch('*[]._id | order(@)')).toEqual([africa._id, 'region-of-old']);
  });

  test('documents with references that would be broken in the target', async () => {
    const { source, target, copy } = await openTwoLakes();
    await writeAgent(source.client);
    await expect(copy({ only: ['agent'] })).rejects.toThrow(
      /points to “[\w-]+”, which the target does not have/,
    );
    expect(await target.client.fetch('count(*)')).toBe(0);
  });

  test('to delete documents that the target refers to', async () => {
    const { source, target, copy } = await openTwoLakes();
    await writeAgent(target.client);
    await write(source.client, ...regions);
    await expect(copy({ delete: true, only: ['aiPillar'] })).rejects.toThrow(/which would be deleted/);
  });

  test('documents that do not fit the content model', async () => {
    const { source, target, copy } = await openTwoLakes();
    await write(source.client, { ...asia, ...{ name: '' } }, { _id: 'x', _type: 'unheardOf' });
    await expect(copy()).rejects.toThrow(/\(Region\) › Name: /);
    expect(await target.client.fetch('count(*)')).toBe(0);
  });

  test.each([
    ['a domain that is not in the list', { domain: 'Nonsense' }, 'Domain: '],
    ['a view that the site does not have', { impactView: 'carousel' }, 'What the Impact Framework shows: '],
    ['a number in a text field', { title: 42 }, 'Function: '],
    ['a text in a picture field', { image: 'tara.png' }, 'Portrait: '],
  ])('%s', async (_what, fields, place) => {
    const { source, target, copy } = await openTwoLakes();
    await writeAgent(source.client);
    await source.client.patch('agent-tara').set(fields).commit();
    await expect(copy()).rejects.toThrow(`Tara (Agent) › ${place}`);
    expect(await target.client.fetch('count(*[_type == "agent"])')).toBe(0);
  });

  test('a page with the address of another page in the target', async () => {
    const { source, target, copy } = await openTwoLakes();
    await writeAgent(source.client);
    await writeAgent(target.client);
    const [tara] = await target.client.fetch<[{ _id: string; _type: string }]>('*[_id == "agent-tara"]');
    await target.client.delete(tara._id);
    await write(target.client, { ...tara, _id: 'agent-other' });
    await expect(copy()).rejects.toThrow('Another page, “Tara”, has the address “tara” already.');
    await copy({ delete: true, replace: true });
    expect(await target.client.fetch('*[_type == "agent"]._id')).toEqual(['agent-tara']);
  });

  test('files that are stored on this server only', async () => {
    const { source, copy } = await openTwoLakes();
    const url = '/_providers/media/local/video/upload/v1/avatars/tara/video-1.mp4';
    await write(source.client, ...pillars, { ...asia, ...{ description: url } });
    const refusal = await copy({ only: ['region'] }).then(String, String);
    expect(refusal).toMatch(/shows a file that only this server keeps/);
    const titles = definitionOf('agent').fields?.map(({ title }) => title);
    const named = [...refusal.matchAll(/“([^”]+)”/g)].map(([, title]) => title);
    expect(titles).toEqual(expect.arrayContaining(named));
  });

  test('files with forged documents in the source, before it sends any other', async () => {
    const { source, target, copy, runs } = await openTwoLakes();
    await writeAgent(source.client);
    const madeUp = { _id: 'file-made-up', _type: 'sanity.fileAsset', ...{ path: 'http://169.254.169.254/' } };
    await write(source.client, madeUp);
    const captions = { _type: 'file', asset: { _type: 'reference', _ref: madeUp._id } };
    await source.client.patch('agent-tara').set({ captions }).commit();
    const refusal =
      /^This cannot be carried out:\n\nThe file file-made-up of the source has the id .*\n\nNothing was changed\.$/;
    await expect(copy({ dryRun: true })).rejects.toThrow(refusal);
    await expect(copy()).rejects.toThrow(refusal);
    expect(await everything(target)).toBe('');
    expect(runs.list()).toEqual([]);
  });

  test('to write into a dataset of another site', async () => {
    const { source, target, copy } = await openTwoLakes();
    await write(source.client, ...regions);
    await write(target.client, { _id: 'post-1', _type: 'post' });
    await expect(copy()).rejects.toThrow(/holds the content of another site: documents of the types post/);
    await copy({ besideOtherContent: true });
    expect(await target.client.fetch('count(*)')).toBe(regions.length + 1);
  });

  test('content with other migrations', async () => {
    const { source, target, copy } = await openTwoLakes();
    await write(source.client, ...regions);
    const entry = { _key: '0001-a', state: 'applied', checksum: '', startedAt: '', documents: 0, records: 0 };
    await write(target.client, {
      _id: 'migrations.ledger',
      _type: 'migrationLedger',
      ...{ migrations: [entry] },
    });
    await expect(copy()).rejects.toThrow(/Source: none\. Target: 0001-a\. Run npm run migrate -- up/);
  });

  test('to change a shared lake without --yes', async () => {
    const { source, target, copy, runs } = await openTwoLakes();
    target.isShared = true;
    await write(source.client, ...regions);
    await expect(copy()).rejects.toThrow('This would change the target. Add --yes');
    expect(runs.list()).toEqual([]);
    const run = await copy({ confirmed: true });
    expect(readFileSync(join(run?.folder ?? '', 'journal.ndjson'), 'utf8')).toContain('"ended":"done"');
  });

  test('to pull over drafts', async () => {
    const { source, target, copy } = await openTwoLakes();
    await write(source.client, ...regions);
    await write(target.client, { ...asia, _id: `drafts.${asia._id}` });
    const pull = { command: 'pull', sparesDrafts: true } as const;
    await expect(copy(pull)).rejects.toThrow(`There is unpublished work in the target: drafts.${asia._id}`);
    await copy({ ...pull, replace: true });
    expect(await content(target)).toEqual(await content(source));
    expect(await target.client.getDocument(`drafts.${asia._id}`)).toBeDefined();
  });
});
