import { describe, expect, it } from 'vitest';
import { ORIGIN, openTestLake, TOKEN } from '../testing/test-lake.ts';

const caller = { address: '127.0.0.1' };

async function ask(lake: ReturnType<typeof openTestLake>['lake'], path: string, token?: string) {
  const headers: HeadersInit = token ? { authorization: `Bearer ${token}` } : {};
  const response = await lake.fetch(new Request(ORIGIN + path, { headers }), caller);
  return { status: response.status, body: await response.json() };
}

const query = (groq: string) =>
  `/v2025-02-19/data/query/production?perspective=raw&query=${encodeURIComponent(groq)}`;

describe('/_lake/overview', () => {
  it('counts documents by type and lists the status of the latest requests', async () => {
    const { lake, mutate } = openTestLake({ isLocal: true });
    await mutate(
      { create: { _id: 'a', _type: 'page' } },
      { create: { _id: 'drafts.a', _type: 'page' } },
      { create: { _id: 'b', _type: 'agent' } },
    );
    for (let times = 0; times < 3; times += 1) {
      await ask(lake, query('*[_type == "page"]{"author": author->name}'), TOKEN);
    }
    await ask(lake, query('*[references("b")]'), TOKEN);
    await ask(lake, query('*[name == "x" || _id == "a"]'), TOKEN);
    await ask(lake, query('*['), TOKEN);
    const { status, body } = await ask(lake, '/_lake/overview');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      projectId: 'local',
      datasets: [
        {
          name: 'production',
          types: [
            { type: 'agent', documents: 1, drafts: 0 },
            { type: 'page', documents: 2, drafts: 1 },
          ],
        },
      ],
      requests: [
        { status: 400, query: '*[', isCached: false },
        { status: 200, plan: ['all documents'] },
        { status: 200, plan: ['by reference'] },
        { status: 200, plan: ['by type', 'by id'], isCached: true },
        { status: 200, isCached: false },
        { status: 200, isCached: false, path: '/v2025-02-19/data/query/production', method: 'GET' },
      ],
    });
    expect(body.coverage[0]).toContain('supported');
  });

  it('is only for administrators when the lake is reachable by others', async () => {
    const { lake } = openTestLake();
    expect(await ask(lake, '/_lake/overview')).toMatchObject({ status: 403 });
    const viewer = lake.tokens.mint({ label: 'Ann', role: 'viewer' }).secret;
    expect(await ask(lake, '/_lake/overview', viewer)).toMatchObject({ status: 403 });
    expect(await ask(lake, '/_lake/overview', TOKEN)).toMatchObject({ status: 200 });
  });

  it('is only for administrators when a proxy on this machine forwards the request', async () => {
    const { lake } = openTestLake({ isLocal: true });
    const request = new Request('http://localhost:3000/_lake/overview', {
      headers: { 'x-forwarded-for': '198.51.100.7' },
    });
    expect((await lake.fetch(request)).status).toBe(403);
  });

  it('keeps the latest hundred requests', async () => {
    const { lake } = openTestLake({ isLocal: true });
    for (let n = 0; n < 120; n += 1) await ask(lake, query(`${n}`));
    const { body } = await ask(lake, '/_lake/overview');
    expect(body.requests).toHaveLength(100);
    expect([body.requests[0].query, body.requests[99].query]).toEqual(['119', '20']);
  });
});
