import { expect } from 'vitest';
import { openTestLake } from '../../../server/lake/lake.testing.ts';
import { harmless, refused, section, supported } from './facts.testing.ts';

section(15, 'Calls that only need something harmless', () => {
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
  ] as const) {
    harmless(`GET ${path}`, async () => {
      expect(await openTestLake().json(path)).toEqual({ status: 200, body });
    });
  }

  supported('GET /features names what the lake has', async () => {
    const { body } = await openTestLake().json('/features');
    expect(body).toEqual(['contentReleases', 'singleDocRelease', 'crossDatasetReferences']);
  });

  supported('GET /projects/:project/new-content-release-allowed: a thousand', async () => {
    expect(await openTestLake().json('/vX/projects/local/new-content-release-allowed')).toMatchObject({
      body: { data: { orgActiveReleaseCount: 0, datasetReleaseLimit: 1000, orgActiveReleaseLimit: 1000 } },
    });
  });

  harmless('POST /intake/batch', async () => {
    expect(await openTestLake().json('/intake/batch', { body: [] })).toEqual({ status: 200, body: {} });
  });

  supported('GET and PUT /users/me/keyvalue, kept by user', async () => {
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

  refused('POST /comments/:dataset/setup: 404, comments are off', async () => {
    expect((await openTestLake().fetch('/comments/production/setup', { body: {} })).status).toBe(404);
  });
});
