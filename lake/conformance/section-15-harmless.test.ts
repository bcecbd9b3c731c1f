import { expect } from 'vitest';
import { openTestLake } from '../src/testing/test-lake.ts';
import { UNSUPPORTED_CALLS } from '../src/unsupported.ts';
import { harmless, refused, section, supported } from './facts.ts';

/** An example of a path with parameters. */
const concrete = (path: string) =>
  path.replace(':project', 'local').replace(':dataset', 'production').replace('*', 'x');

section(15, 'Calls that only need a neutral response', () => {
  for (const [path, body] of [
    ['/journey/trial', null],
    ['/journey/trial/override', null],
    ['/journey/announcements', []],
    ['/journey/asset-limit', null],
    ['/journey/document-limit', null],
    ['/journey/scheduled-drafts', null],
    ['/journey/tasks', null],
    ['/journey/content-releases', null],
    ['/journey/comments', null],
    ['/journey/scheduled-publishing', null],
    ['/intake/telemetry-status', { status: 'denied' }],
    ['/subscriptions/project/local', null],
    ['/access/requests/me', []],
    ['/help', {}],
    ['/geoip/country', {}],
    ['/schedules/local/production', { schedules: [] }],
    ['/projects/local/datasets?datasetProfile=comments&addonFor=production', []],
    ['/projects/local/user-applications', []],
    ['/media-libraries?organizationId=o', { data: [] }],
    ['/settings/indexing', { partialIndexSettings: { maxFieldDepth: 0 } }],
    ['/projects/local/datasets/production/settings/indexing', { partialIndexSettings: { maxFieldDepth: 0 } }],
  ] as const) {
    harmless(`GET ${path}`, async () => {
      expect(await openTestLake().json(path)).toEqual({ status: 200, body });
    });
  }

  supported('GET /features lists the features of the lake', async () => {
    const { body } = await openTestLake().json('/features');
    expect(body).toEqual(['contentReleases', 'singleDocRelease', 'crossDatasetReferences', 'privateDataset']);
  });

  supported('GET /projects/:project/new-content-release-allowed: a thousand', async () => {
    expect(await openTestLake().json('/vX/projects/local/new-content-release-allowed')).toMatchObject({
      body: { data: { orgActiveReleaseCount: 0, datasetReleaseLimit: 1000, orgActiveReleaseLimit: 1000 } },
    });
  });

  harmless('POST /intake/batch', async () => {
    expect(await openTestLake().json('/intake/batch', { body: [] })).toEqual({ status: 200, body: {} });
  });

  supported('GET and PUT /users/me/keyvalue, stored per user', async () => {
    const { lake, json } = openTestLake();
    const entries = [{ key: 'studio.recent', value: { list: [1] } }];
    expect(await json('/users/me/keyvalue', { method: 'PUT', body: entries })).toMatchObject({
      body: entries,
    });
    expect(await json('/users/me/keyvalue/studio.recent,other')).toMatchObject({
      body: [...entries, { key: 'other', value: null }],
    });
    const { secret } = lake.tokens.mint({ label: 'Ann', role: 'viewer' });
    expect(await json('/users/me/keyvalue/studio.recent', { token: secret })).toMatchObject({
      body: [{ value: null }],
    });
  });

  refused('PUT /users/me/keyvalue of more than 100 keys: 400', async () => {
    const { json } = openTestLake();
    const put = (count: number) => {
      const body = Array.from({ length: count }, (_, index) => ({ key: `k${index}`, value: index }));
      return json('/users/me/keyvalue', { method: 'PUT', body });
    };
    expect((await put(100)).status).toBe(200);
    expect((await put(101)).status).toBe(400);
  });

  refused('PUT /users/me/keyvalue of more than 1,000,000 bytes for one user: 413', async () => {
    const { lake, json } = openTestLake();
    const { secret } = lake.tokens.mint({ label: 'Ann', role: 'viewer' });
    const put = (key: string, call: { token?: string } = {}) => {
      const body = [{ key, value: 'x'.repeat(900_000) }];
      return json('/users/me/keyvalue', { method: 'PUT', body, ...call });
    };
    expect((await put('a')).status).toBe(200);
    expect((await put('b')).status).toBe(413);
    expect((await put('b', { token: secret })).status).toBe(200);
    expect(await json('/users/me/keyvalue/b')).toMatchObject({ body: [{ value: null }] });
  });

  for (const path of [
    '/agent/action/generate',
    '/canvases/x',
    '/collaboration/x',
    '/functions/x',
    '/blueprints/x',
  ]) {
    refused(`${path}: 404`, async () => {
      expect((await openTestLake().fetch(path)).status).toBe(404);
    });
  }

  for (const path of ['/journey/x', '/projects/local/datasets/production/settings/x', '/x']) {
    refused(`the unknown path ${path}: 404`, async () => {
      expect((await openTestLake().fetch(path)).status).toBe(404);
    });
  }

  for (const [feature, { paths }] of Object.entries(UNSUPPORTED_CALLS)) {
    const [name] = feature.split(':');
    for (const path of paths) {
      refused(`${path}: 501, ${name}`, async () => {
        const { json } = openTestLake();
        // The lake supports the other methods of some of these paths.
        expect(await json(concrete(path), { method: 'POST', body: {} })).toEqual({
          status: 501,
          body: {
            statusCode: 501,
            error: 'Not Implemented',
            message: `The embedded lake does not support ${feature}`,
          },
        });
      });
    }
  }

  refused('POST /comments/:dataset/setup: 404, comments are off', async () => {
    expect((await openTestLake().fetch('/comments/production/setup', { body: {} })).status).toBe(404);
  });
});
