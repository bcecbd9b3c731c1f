import { randomUUID } from 'node:crypto';
import { createClient as createSiteClient } from '@sanity/client';
import { firstValueFrom, map, take, toArray } from 'rxjs';
import { createClient as createStudioClient } from 'studio-client';
import { beforeEach, describe, expect, it } from 'vitest';
import { serveTestLake } from '../src/testing/served-lake.ts';
import { TOKEN } from '../src/testing/test-lake.ts';

/** A PNG of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const served = serveTestLake();

describe.each([
  ['@sanity/client 8, which the site uses', createSiteClient],
  // Both versions have the methods that are used here, but their types are not assignable to each other.
  ['@sanity/client 7, which the Studio uses', createStudioClient as unknown as typeof createSiteClient],
])('%s', (_, createClient) => {
  const client = (
    options: { token?: string | undefined; perspective?: 'raw' | 'drafts' | 'published' } = {},
  ) =>
    createClient({
      projectId: 'local',
      dataset: 'production',
      apiVersion: '2025-02-19',
      apiHost: served.url,
      useProjectHostname: false,
      useCdn: false,
      token: TOKEN,
      ...options,
    });
  const anonymous = () => client({ token: undefined });
  const book = (_id: string, fields: object = {}) => ({ _id, _type: 'book', ...fields });

  beforeEach(async () => {
    await client().delete({ query: '*[!(_id in path("_.**"))]' });
  });

  describe('documents', () => {
    it('are created, read, patched and deleted', async () => {
      const created = await client().create({ _type: 'book', title: 'Moby Dick', pages: 1 });
      expect(created).toMatchObject({
        _id: expect.any(String),
        _rev: expect.any(String),
        title: 'Moby Dick',
      });
      const patched = await client()
        .patch(created._id)
        .set({ 'author.name': 'Herman' })
        .inc({ pages: 634 })
        .setIfMissing({ tags: [] })
        .insert('after', 'tags[-1]', ['sea'])
        .ifRevisionId(created._rev)
        .commit();
      expect(patched).toMatchObject({ pages: 635, author: { name: 'Herman' }, tags: ['sea'] });
      expect(await client().getDocument(created._id)).toEqual(patched);
      expect(await client().delete(created._id)).toMatchObject({ results: [{ operation: 'delete' }] });
      expect(await client().getDocument(created._id)).toBeUndefined();
    });

    it('are read several at once', async () => {
      await client().createOrReplace(book('a', { n: 1 }));
      await client().createIfNotExists(book('b', { n: 2 }));
      await client().createIfNotExists(book('b', { n: 3 }));
      expect(await client().getDocuments(['b', 'no', 'a'])).toMatchObject([{ n: 2 }, null, { n: 1 }]);
    });

    it('are written in transactions, all or nothing', async () => {
      const transactionId = randomUUID();
      const result = await client()
        .transaction()
        .create(book('a', { n: 1 }))
        .patch('a', (patch) => patch.inc({ n: 1 }))
        .createOrReplace(book('b'))
        .transactionId(transactionId)
        .commit({ autoGenerateArrayKeys: true, visibility: 'sync' });
      expect(result).toMatchObject({ transactionId, documentIds: ['a', 'a', 'b'] });
      const failing = client().transaction().create(book('c')).create(book('a')).commit();
      await expect(failing).rejects.toMatchObject({
        statusCode: 409,
        message: expect.stringContaining('Document by ID "a" already exists'),
        details: {
          type: 'mutationError',
          items: [{ index: 1, error: { type: 'documentAlreadyExistsError' } }],
        },
      });
      expect(await client().fetch('*[_type == "book"]._id')).toEqual(['a', 'b']);
    });

    it('are patched by query, and not changed with dryRun', async () => {
      await client().createOrReplace(book('a', { n: 1 }));
      await client()
        .patch({ query: '*[n == $n]', params: { n: 1 } })
        .set({ n: 2 })
        .commit({ dryRun: true });
      expect(await client().fetch('*[_id == "a"][0].n')).toBe(1);
      await client()
        .patch({ query: '*[n == $n]', params: { n: 1 } })
        .set({ n: 2 })
        .commit();
      expect(await client().fetch('*[_id == "a"][0].n')).toBe(2);
    });

    it('cannot be written without a token', async () => {
      await expect(anonymous().create(book('a'))).rejects.toMatchObject({ statusCode: 403 });
      await expect(client({ token: 'wrong' }).fetch('1')).rejects.toMatchObject({ statusCode: 401 });
    });
  });

  describe('queries', () => {
    beforeEach(async () => {
      await client()
        .transaction()
        .createOrReplace(book('a', { title: 'published' }))
        .createOrReplace(book('drafts.a', { title: 'draft' }))
        .createOrReplace(book('drafts.b', { title: 'new' }))
        .commit();
    });

    it('accept parameters of any length', async () => {
      const query = '*[_type == $type && title in $titles]{title}';
      const titles = ['published', ...Array.from({ length: 2000 }, (_, n) => `no such title ${n}`)];
      expect(await client().fetch(query, { type: 'book', titles: ['published'] })).toEqual([
        { title: 'published' },
      ]);
      expect(await client().fetch(query, { type: 'book', titles })).toEqual([{ title: 'published' }]);
    });

    it('return the documents of their perspective', async () => {
      const query = '*[_type == "book"] | order(_id){_id, title}';
      const published = [{ _id: 'a', title: 'published' }];
      expect(await client().fetch(query)).toEqual(published);
      expect(await client({ perspective: 'published' }).fetch(query)).toEqual(published);
      expect(await client({ perspective: 'drafts' }).fetch(query)).toEqual([
        { _id: 'a', title: 'draft' },
        { _id: 'b', title: 'new' },
      ]);
      expect(await client({ perspective: 'raw' }).fetch('count(*[_type == "book"])')).toBe(3);
      expect(await client().fetch(query, {}, { perspective: ['r1', 'drafts'] })).toHaveLength(2);
      expect(await anonymous().withConfig({ perspective: 'raw' }).fetch(query)).toEqual(published);
    });

    it('return sync tags', async () => {
      const answer = await client().fetch('*[_type == "book"]', {}, { filterResponse: false });
      expect(answer).toMatchObject({ result: [{ _id: 'a' }], syncTags: [expect.stringMatching(/^s1:/)] });
    });

    it('fail with a queryParseError', async () => {
      const failing = client().fetch('*[_type == "book"');
      await expect(failing).rejects.toMatchObject({ statusCode: 400, details: { type: 'queryParseError' } });
    });

    // The client draws the span one character to the left, with the hosted lake as well.
    it.each([
      ['a position', '*[a == ]', ['> 1 | *[a == ]', '    |       ^ Unexpected "]"']],
      ['the end', '*[a == 1\n', ['> 1 | *[a == 1', '    |        ^ Unexpected end of query', '  2 |']],
      [
        'a function',
        '*[\n  lenght(a)]',
        ['  1 | *[', '> 2 |   lenght(a)]', '    |  ^^^^^^ Undefined function: lenght'],
      ],
      [
        'the whole query',
        '[\n  true => 1\n]',
        ['> 1 | [', '    | ^ unexpected =>', '  2 |   true => 1', '  3 | ]'],
      ],
    ])('fail with a code frame for an error at %s', async (_, query, frame) => {
      const message = ['GROQ query parse error:', ...frame].join('\n');
      await expect(client().fetch(query)).rejects.toThrow(message);
    });
  });

  it('runs document actions', async () => {
    const pair = { draftId: 'drafts.a', publishedId: 'a' };
    await client().action({
      actionType: 'sanity.action.document.create',
      publishedId: 'a',
      attributes: book('drafts.a', { n: 1 }),
      ifExists: 'fail',
    });
    await client().action([
      { actionType: 'sanity.action.document.edit', ...pair, patch: { inc: { n: 1 } } },
      { actionType: 'sanity.action.document.publish', ...pair },
    ]);
    expect(await client().getDocument('a')).toMatchObject({ n: 2 });
    const failing = client().action({ actionType: 'sanity.action.document.publish', ...pair });
    await expect(failing).rejects.toMatchObject({ statusCode: 404, details: { type: 'actionError' } });
  });

  describe('listeners', () => {
    it('receive changes, also after a reconnection', async () => {
      const heard: string[] = [];
      const subscription = client()
        .listen(
          '*[_type == $type]',
          { type: 'book' },
          { events: ['welcome', 'mutation', 'reconnect'], includeResult: true },
        )
        .pipe(
          map((event) => (event.type === 'mutation' ? `${event.documentId} ${event.result?.n}` : event.type)),
        )
        .subscribe((text) => heard.push(text));
      await expect.poll(() => heard).toEqual(['welcome']);
      await client().createOrReplace(book('a', { n: 1 }));
      await expect.poll(() => heard).toEqual(['welcome', 'a 1']);
      served.cutConnections();
      await expect.poll(() => heard.at(-1), { timeout: 10_000 }).toBe('welcome');
      await client().createOrReplace(book('a', { n: 2 }));
      await expect.poll(() => heard.at(-1)).toBe('a 2');
      subscription.unsubscribe();
    });

    it('with enableResume receive the changes of the time without connection', async () => {
      const heard: string[] = [];
      const subscription = client()
        .listen(
          '*[_type == "book"]',
          {},
          {
            events: ['welcome', 'welcomeback', 'reset', 'mutation'],
            enableResume: true,
            includeAllVersions: true,
          },
        )
        .pipe(map((event) => (event.type === 'mutation' ? event.documentId : event.type)))
        .subscribe((text) => heard.push(text));
      await expect.poll(() => heard).toEqual(['welcome']);
      served.cutConnections();
      await served.write(book('a'));
      await served.write(book('b'));
      await expect.poll(() => heard, { timeout: 10_000 }).toEqual(['welcome', 'welcomeback', 'a', 'b']);
      subscription.unsubscribe();
    });

    it('receive an error for a query that cannot be parsed', async () => {
      const listening = firstValueFrom(client().listen('*[', {}, { events: ['welcome', 'mutation'] }));
      await expect(listening).rejects.toMatchObject({
        message: expect.stringContaining('Unexpected end of query'),
      });
    });
  });

  it('receives the changed sync tags as live events', async () => {
    const events = anonymous().live.events().pipe(take(2), toArray());
    const heard = firstValueFrom(events);
    const welcomed = firstValueFrom(anonymous().live.events());
    expect(await welcomed).toMatchObject({ type: 'welcome' });
    await client().createOrReplace(book('a'));
    const { syncTags } = await anonymous().fetch('*[_type == "book"]', {}, { filterResponse: false });
    expect(await heard).toMatchObject([
      { type: 'welcome' },
      { type: 'message', tags: expect.arrayContaining(syncTags ?? []) },
    ]);
  });

  it('uploads images and files, and downloads them', async () => {
    const image = await client().assets.upload('image', PIXEL, { filename: 'pixel.png' });
    expect(image).toMatchObject({
      _type: 'sanity.imageAsset',
      originalFilename: 'pixel.png',
      metadata: { dimensions: { width: 1, height: 1 } },
      url: expect.stringMatching(`^${served.url}/images/local/production/[0-9a-f]{40}-1x1.png$`),
    });
    const picture = await fetch(image.url);
    expect(Buffer.from(await picture.arrayBuffer())).toEqual(PIXEL);
    const text = Buffer.from('some text');
    const file = await client().assets.upload('file', text, {
      filename: 'notes.txt',
      contentType: 'text/plain',
    });
    expect(file).toMatchObject({ _type: 'sanity.fileAsset', size: 9 });
    expect(await (await fetch(file.url)).text()).toBe('some text');
    await expect(anonymous().assets.upload('file', text)).rejects.toMatchObject({ statusCode: 401 });
  });

  it('reads users, the project and its datasets', async () => {
    expect(await client().users.getById('me')).toMatchObject({ id: 'local-editor', role: 'administrator' });
    expect(await client().projects.getById('local')).toMatchObject({ id: 'local' });
    expect(await client().datasets.list()).toMatchObject([{ name: 'production', aclMode: 'public' }]);
    expect(await client().datasets.create('scratch')).toMatchObject({ datasetName: 'scratch' });
    await client().datasets.edit('scratch', { aclMode: 'private' });
    await expect(anonymous().withConfig({ dataset: 'scratch' }).fetch('*')).rejects.toMatchObject({
      statusCode: 401,
    });
    await client().datasets.delete('scratch');
    expect(await client().datasets.list()).toHaveLength(1);
  });
});
