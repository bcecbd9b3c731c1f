import { expect } from 'vitest';
import { ORIGIN, openTestLake, TOKEN } from '../src/testing/test-lake.ts';
import { harmless, refused, section, supported } from './facts.ts';

const COUNT = '/data/query/production?query=count(*)';

section(1, 'Addressing, versions, headers, authentication, CORS', () => {
  for (const version of ['v1', 'vX', 'v2021-06-07', 'v2025-02-19', 'v2026-05-04']) {
    supported(`API version ${version}`, async () => {
      expect((await openTestLake().fetch(`/${version}${COUNT}`)).status).toBe(200);
    });
  }

  for (const [form, origin, headers] of [
    ['<project>.localhost', 'http://local.localhost:3000', {}],
    ['localhost with X-Sanity-Project-ID', ORIGIN, { 'x-sanity-project-id': 'local' }],
    ['localhost without any hint', ORIGIN, {}],
  ] as const) {
    supported(`the address form ${form}`, async () => {
      const { lake } = openTestLake();
      expect((await lake.fetch(new Request(`${origin}/v1${COUNT}`, { headers }))).status).toBe(200);
    });
  }

  refused('another project: 404 SIO-404-PNF', async () => {
    const { json } = openTestLake();
    expect(await json(COUNT, { headers: { 'x-sanity-project-id': 'other' } })).toMatchObject({
      status: 404,
      body: { errorCode: 'SIO-404-PNF', attributes: { type: 'project' } },
    });
  });

  supported('repeated slashes, lower-case bearer', async () => {
    const { lake } = openTestLake();
    const request = new Request(`${ORIGIN}//v1//data/export/production`, {
      headers: { authorization: `bearer ${TOKEN}` },
    });
    expect((await lake.fetch(request)).status).toBe(200);
  });

  supported('the resource form /projects/:project/datasets/:dataset/<operation>', async () => {
    const { json } = openTestLake();
    expect(await json('/projects/local/datasets/production/query?query=1')).toMatchObject({
      body: { result: 1 },
    });
  });

  for (const kind of ['media-libraries', 'canvases', 'dashboards', 'knowledge-bases']) {
    refused(`/${kind}/:id: 404`, async () => {
      expect((await openTestLake().fetch(`/${kind}/x/query?query=1`)).status).toBe(404);
    });
  }

  harmless(
    'session cookies are ignored: only the Authorization header authenticates, as protection against CSRF',
    async () => {
      const { json } = openTestLake();
      const headers = { cookie: `sanitySession=${TOKEN}` };
      expect(await json('/users/me', { token: null, headers })).toEqual({ status: 200, body: {} });
    },
  );

  supported('the CORS preflight allows every request header that the Studio sends', async () => {
    const { fetch } = openTestLake();
    const asked = [
      ...['accept', 'authorization', 'client-timing', 'content-type', 'last-event-id', 'traceparent'],
      ...['x-sanity-app', 'x-sanity-lineage', 'x-sanity-project-id'],
    ].join(',');
    const response = await fetch(COUNT, {
      method: 'OPTIONS',
      token: null,
      headers: {
        origin: ORIGIN,
        'access-control-request-method': 'POST',
        'access-control-request-headers': asked,
      },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-max-age')).toBeTruthy();
    expect(response.headers.get('access-control-allow-headers')).toBe(asked);
    expect(response.headers.get('access-control-allow-methods')).toContain('PUT');
  });

  supported('CORS with credentials for configured origins only', async () => {
    const { fetch } = openTestLake();
    const ours = await fetch(COUNT, { headers: { origin: ORIGIN } });
    expect(ours.headers.get('access-control-allow-origin')).toBe(ORIGIN);
    expect(ours.headers.get('access-control-allow-credentials')).toBe('true');
    expect(ours.headers.get('vary')).toContain('Origin');
    for (const name of ['x-sanity-warning', 'retry-after', 'traceparent', 'x-request-id']) {
      expect(ours.headers.get('access-control-expose-headers')).toContain(name);
    }
    const theirs = await fetch(COUNT, { headers: { origin: 'https://evil.example' } });
    expect(theirs.status).toBe(403);
    expect(theirs.headers.get('access-control-allow-origin')).toBeNull();
  });

  supported('?tag= is ignored on all paths', async () => {
    expect((await openTestLake().fetch(`${COUNT}&tag=sanity.studio.list`)).status).toBe(200);
  });

  supported('GET /check/cors', async () => {
    const { json } = openTestLake();
    expect(await json('/check/cors', { token: null, headers: { origin: ORIGIN } })).toEqual({
      status: 200,
      body: { result: { allowed: true, withCredentials: true } },
    });
    expect(await json('/check/cors', { token: null, headers: { origin: 'https://evil.example' } })).toEqual({
      status: 200,
      body: { result: { allowed: false, withCredentials: false } },
    });
  });

  supported('responses have a request id, and the traceparent of the request', async () => {
    const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
    const { headers } = await openTestLake().fetch(COUNT, { headers: { traceparent } });
    expect(headers.get('x-request-id')).toMatch(/^\w{8,}$/);
    expect(headers.get('traceparent')).toBe(traceparent);
  });

  supported('JSON responses have the content type application/json', async () => {
    const { headers } = await openTestLake().fetch(COUNT);
    expect(headers.get('content-type')).toContain('application/json');
  });

  supported('permanent errors are never 502 or 503, which clients retry', async () => {
    const { fetch } = openTestLake();
    for (const path of ['/nothing', '/data/query/nowhere?query=1', '/data/query/production?query=*[']) {
      expect([400, 404]).toContain((await fetch(path)).status);
    }
  });

  for (const path of ['/ping', '/data/ping', '/data/ping/production']) {
    harmless(`GET ${path}`, async () => {
      const response = await openTestLake().fetch(path, { token: null });
      expect(response.status).toBe(200);
      expect(response.headers.get('timing-allow-origin')).toBe('*');
    });
  }
});
