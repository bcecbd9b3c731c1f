import { expect } from 'vitest';
import { ORIGIN, openTestLake, TOKEN } from '../src/testing/test-lake.ts';
import { section, supported } from './facts.ts';

section(18, 'Configuring the Studio for the lake', () => {
  supported('one origin for the API and for images', async () => {
    const { lake, json } = openTestLake();
    const headers = { authorization: `Bearer ${TOKEN}` };
    const url = `${ORIGIN}/v1/assets/files/production?filename=a.txt`;
    const { document } = await (
      await lake.fetch(new Request(url, { method: 'POST', headers, body: 'x' }))
    ).json();
    expect(document.url.startsWith(`${ORIGIN}/files/`)).toBe(true);
    expect((await lake.fetch(new Request(document.url))).status).toBe(200);
    expect((await json('/users/me')).status).toBe(200);
  });

  supported('the token that the Studio stores as __studio_auth_token_<project> is a session', async () => {
    const { lake, json } = openTestLake();
    const session = lake.tokens.openSession(TOKEN) ?? '';
    expect(await json('/users/me', { token: session })).toMatchObject({ body: { role: 'administrator' } });
  });

  supported('all event streams of a tab over one socket (src/browser/stream-tunnel.test.ts)', async () => {
    const { lake } = openTestLake();
    const frames: string[] = [];
    const seat = lake.streams(ORIGIN).join({ send: (text) => void frames.push(text), close: () => {} });
    seat.receive(
      JSON.stringify({ id: 1, open: { path: '/v1/data/listen/production?query=*', headers: {} } }),
    );
    await expect.poll(() => frames.join('')).toContain('welcome');
    seat.left();
  });
});
