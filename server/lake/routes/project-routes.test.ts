import { describe, expect, it } from 'vitest';
import { openTestLake } from '../testing/test-lake.ts';

describe('datasets', () => {
  it.each(['/datasets', '/projects/local/datasets'])(
    'are listed, made, changed and deleted under %s',
    async (base) => {
      const { json } = openTestLake();
      const other = `${base}/other`;
      expect(await json(other, { method: 'PUT', body: { aclMode: 'private' } })).toEqual({
        status: 200,
        body: { datasetName: 'other', aclMode: 'private' },
      });
      expect(await json(other, { method: 'PUT', body: {} })).toMatchObject({
        status: 409,
        body: { message: 'Dataset "other" already exists' },
      });
      expect(await json(other, { method: 'PATCH', body: { aclMode: 'public' } })).toMatchObject({
        status: 200,
      });
      expect(await json(other, { method: 'PATCH', body: {} })).toMatchObject({ body: { aclMode: 'public' } });
      expect(await json(base)).toMatchObject({
        body: [
          { name: 'other', aclMode: 'public', createdAt: expect.any(String), tags: [], addonFor: null },
          { name: 'production' },
        ],
      });
      expect(await json(other, { method: 'DELETE' })).toEqual({ status: 200, body: { deleted: true } });
      expect(await json(other, { method: 'DELETE' })).toMatchObject({ status: 404 });
      expect(await json(base)).toMatchObject({ body: [{ name: 'production' }] });
    },
  );

  it('are made public without a body', async () => {
    const { json } = openTestLake();
    expect(await json('/datasets/other', { method: 'PUT' })).toMatchObject({ body: { aclMode: 'public' } });
  });

  it.each([
    ['Other', {}, 400],
    ['other', { aclMode: 'secret' }, 400],
  ])('are not made of %s and %j', async (name, body, status) => {
    const { json } = openTestLake();
    expect((await json(`/datasets/${name}`, { method: 'PUT', body })).status).toBe(status);
  });

  it('begin empty again after they were deleted', async () => {
    const { json, mutate, query, fetch } = openTestLake();
    await mutate({ create: { _id: 'a', _type: 'book' } });
    const body = { mutations: [{ create: { _id: 'late', _type: 'book' } }] };
    await fetch('/datasets/production', { method: 'DELETE' });
    expect((await json('/data/mutate/production', { body })).status).toBe(404);
    await fetch('/datasets/production', { method: 'PUT' });
    expect(await query('*')).toEqual([]);
    expect(await json('/data/history/production/documents/a?lastRevision=true')).toMatchObject({
      body: { documents: [] },
    });
  });

  it('have no dataset for comments', async () => {
    const { json } = openTestLake();
    const search = 'datasetProfile=comments&addonFor=production';
    expect(await json(`/projects/local/datasets?${search}`)).toEqual({ status: 200, body: [] });
  });
});

describe('the project', () => {
  it('is one, without an organisation', async () => {
    const { json } = openTestLake();
    const project = {
      id: 'local',
      organizationId: null,
      isBlocked: false,
      members: [{ isCurrentUser: true }],
    };
    expect(await json('/projects/local')).toMatchObject({ status: 200, body: project });
    expect(await json('/projects')).toMatchObject({ body: [project] });
  });

  it('lets the administrator do everything, and anyone read what is published', async () => {
    const { json } = openTestLake();
    const acl = '/projects/local/datasets/production/acl';
    expect(await json(acl)).toMatchObject({
      body: [{ filter: '_id in path("**")', permissions: expect.arrayContaining(['create', 'update']) }],
    });
    expect(await json(acl, { token: null })).toMatchObject({
      body: [{ filter: '_id in path("*")', permissions: ['read'] }],
    });
    expect((await json('/projects/local/datasets/other/acl')).status).toBe(404);
  });

  it.each([
    ['/projects/local/grants', {}],
    ['/projects/local/permissions', []],
    ['/projects/local/user-applications', []],
    ['/projects/local/datasets/production/settings/embeddings', { enabled: false, status: 'disabled' }],
    ['/settings/indexing', { partialIndexSettings: { maxFieldDepth: 0 } }],
    ['/features', ['contentReleases', 'singleDocRelease', 'crossDatasetReferences']],
    ['/journey/trial', null],
    ['/journey/comments', null],
    ['/journey/announcements', []],
    ['/intake/telemetry-status', { status: 'denied' }],
    ['/schedules/local/production', { schedules: [] }],
    ['/media-libraries?organizationId=o', { data: [] }],
    ['/check/cors', { result: { allowed: true, withCredentials: true } }],
  ])('answers %s so that the Studio is content', async (path, body) => {
    const { json } = openTestLake();
    expect(await json(path)).toEqual({ status: 200, body });
  });

  it.each(['/ping', '/data/ping', '/data/ping/production'])('answers %s', async (path) => {
    const { fetch } = openTestLake();
    const response = await fetch(path, { token: null });
    expect(response.status).toBe(200);
    expect(response.headers.get('timing-allow-origin')).toBe('*');
  });

  it.each(['/agent/action/generate', '/canvases/x', '/nothing'])('has no %s', async (path) => {
    const { json } = openTestLake();
    expect(await json(path)).toMatchObject({ status: 404, body: { statusCode: 404, error: 'Not Found' } });
  });
});
