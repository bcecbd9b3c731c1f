import { type Browser, chromium } from 'playwright-core';
import { expect } from 'vitest';
import { chromiumArguments, findChromium } from '../../../scripts/shared/chromium.ts';
import { eventually } from '../helpers/eventually.ts';
import { pressPublish, seenOnSite, textField } from '../helpers/guide-steps.ts';
import { journey as localJourney } from '../helpers/journey.ts';
import { type ServerProcess, startFirstTime } from '../helpers/server-process.ts';
import { panePath } from '../helpers/studio.ts';
import { openTlsFront, resolverRules, type TlsFront } from '../helpers/tls-front.ts';
import { mintToken } from '../helpers/tokens.ts';
import { requestOverHttp2 } from './http2-request.ts';

const site = 'https://site.example.test';
const studio = 'https://studio.site.example.test';
const hosts = [new URL(site).host, new URL(studio).host];
const administrator = 'the-administrators-own-token';
const settings = { SITE_URL: site, GATE_PASSWORD: 'a password of our own', LAKE_ADMIN_TOKEN: administrator };

/** A production server behind a TLS proxy, and a browser that resolves its two host names only. */
const journey = localJourney
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the fixture's dependencies from this pattern: none.
  .extend('server', { scope: 'file' }, async ({}, { onCleanup }): Promise<ServerProcess> => {
    const server = await startFirstTime(settings);
    onCleanup(() => server.dispose());
    return server;
  })
  .extend('front', { scope: 'file' }, async ({ server }, { onCleanup }): Promise<TlsFront> => {
    const front = await openTlsFront(Object.fromEntries(hosts.map((host) => [host, { url: server.url }])));
    onCleanup(() => front.close());
    return front;
  })
  .extend('origins', { scope: 'file' }, (): [string, ...string[]] => [site, studio])
  .extend('browser', { scope: 'file' }, async ({ front }, { onCleanup }): Promise<Browser> => {
    const browser = await chromium.launch({
      executablePath: findChromium(),
      args: [...chromiumArguments, resolverRules(front), '--ignore-certificate-errors'],
    });
    onCleanup(() => browser.close());
    return browser;
  });

journey(
  'over TLS an editor signs in with her token and publishes, and a visitor reads the change',
  async ({ openTab, server, front }) => {
    const { page: visitor } = await openTab({ path: '/agent/tara', unlocked: false });
    await visitor.getByPlaceholder('Enter password').fill(settings.GATE_PASSWORD);
    await visitor.getByRole('button', { name: 'Submit' }).click();
    await visitor.getByRole('heading', { level: 1, name: 'Tara' }).waitFor();

    const { page } = await openTab({ path: `${studio}${panePath('agent', 'agent-tara')}` });
    await page.getByRole('link', { name: 'Your token' }).click();
    expect(new URL(page.url()).origin, 'where the token is typed').toBe(studio);
    await page.getByLabel('Your token').fill(await mintToken(server, 'editor', 'Ann', administrator));
    await page.getByRole('button', { name: 'Sign in' }).click();
    const description = textField(page, 'Description');
    await eventually(() => description.isEditable()).toBe(true);
    const ofSite = page.getByRole('link', { name: 'See it on the site' });
    expect(await ofSite.getAttribute('href')).toBe(`${site}/agent/tara`);
    await description.fill('Read through an encrypted line.');
    await pressPublish(page);
    await seenOnSite(visitor, visitor.getByText('Read through an encrypted line.'));

    const protocols = new Set(
      front.requests.filter(({ over }) => over !== 'websocket').map(({ over }) => over),
    );
    expect([...protocols], 'every request of both names').toEqual(['h2']);
    const sockets = front.requests.filter(({ over }) => over === 'websocket');
    expect(sockets.map(({ host, path }) => host + path)).toContain(`${hosts[1]}/_lake/streams`);

    // Another user's change arrives through the proxy, without a reload.
    await changeDescription(server, 'Changed by a program meanwhile.');
    await eventually(() => description.inputValue()).toBe('Changed by a program meanwhile.');
  },
);

journey('each host name serves its own part, with headers that isolate it', async ({ front }) => {
  const page = await requestOverHttp2(front, `${site}/agent/tara`, { headers: { 'accept-encoding': 'br' } });
  expect(page.status).toBe(200);
  expect(page.headers).toMatchObject({
    'strict-transport-security': 'max-age=63072000',
    'content-security-policy': expect.stringContaining(`frame-ancestors 'self' ${studio}`),
    'cross-origin-resource-policy': 'same-site',
    'x-content-type-options': 'nosniff',
    'content-encoding': 'br',
  });
  const panel = await requestOverHttp2(front, `${studio}/studio/`);
  expect(panel.headers).toMatchObject({
    'strict-transport-security': 'max-age=63072000',
    'content-security-policy': expect.stringContaining(`frame-src 'self' ${site}`),
    'cross-origin-opener-policy': 'same-origin',
    'cache-control': 'no-store',
  });
  expect(panel.text, 'no token for whoever comes by').not.toContain('__studio_auth_token');

  for (const path of ['/studio/', '/_lake/login', '/_lake/'])
    expect((await requestOverHttp2(front, site + path)).status, path).toBe(404);
  const root = await requestOverHttp2(front, `${studio}/`);
  expect([root.status, root.headers.location]).toEqual([308, `${studio}/studio/`]);
  expect(await requestOverHttp2(front, `${site}/_lake/health`)).toMatchObject({
    status: 200,
    text: '{"status":"ok"}',
  });
  expect((await requestOverHttp2(front, 'https://other.example.test/')).status).toBe(421);
});

journey('an event stream arrives while it is open', async ({ front }) => {
  const listen = `${site}/v2025-02-19/data/listen/production?query=${encodeURIComponent('*')}`;
  const { text } = await requestOverHttp2(front, listen, { until: /event: welcome/ });
  expect(text).toContain('listenerName');
});

journey('guessing tokens is slowed down, whatever address the client claims', async ({ front }) => {
  const guess = (attempt: number) =>
    requestOverHttp2(front, `${studio}/_lake/login?origin=${studio}/studio/`, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: studio,
        'x-forwarded-for': `203.0.113.${attempt}`,
      },
      body: `token=guess-${attempt}`,
    });
  const answers = [];
  for (let attempt = 0; attempt < 20; attempt++) answers.push((await guess(attempt)).status);
  expect(answers.slice(0, 3)).toEqual([401, 401, 401]);
  expect(answers.at(-1)).toBe(429);
});

/** Changes Tara's draft as a program with the administrator's token does. */
async function changeDescription({ url }: ServerProcess, description: string): Promise<void> {
  const { _id, ...tara } = await readPublished(url);
  const answer = await fetch(`${url}/v2025-02-19/data/mutate/production`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${administrator}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({
      mutations: [{ createOrReplace: { ...tara, _id: `drafts.${_id}`, description } }],
    }),
  });
  expect(answer.status).toBe(200);
}

async function readPublished(url: string): Promise<{ _id: string; _type: string }> {
  const query = encodeURIComponent('*[_id == "agent-tara"][0]');
  const { result } = await (await fetch(`${url}/v2025-02-19/data/query/production?query=${query}`)).json();
  return result;
}
