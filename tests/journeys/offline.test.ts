import type { Page } from 'playwright-core';
import { afterAll, expect } from 'vitest';
import { agentDocuments } from '../../scripts/seed/documents/agents.ts';
import { contactPage } from '../../scripts/seed/documents/contact-page.ts';
import { LOCAL_GATE_PASSWORD } from '../../server/environment.ts';
import { fragmentPathOf } from '../../server/site/site-path.ts';
import { fixedPaths } from '../../web/app/routes.tsx';
import { eventually } from './eventually.ts';
import { journey } from './journey.ts';
import { keptAddresses, untilKept } from './kept-copies.ts';
import { makeNewerBuild, type NewerBuild } from './newer-build.ts';
import { untilAlive } from './outage-matrix.ts';
import { publish } from './publish.ts';
import { renderedPage } from './rendered-page.ts';

const paths = [...fixedPaths, ...agentDocuments.map(({ slug }) => `/agent/${slug?.current}`)];

/** What is said of requests that nobody answers, of videos among them, and of the page that has status 404 itself. */
const noConnection =
  /ERR_CONNECTION_(REFUSED|RESET)|\(404\)|status of 404|could not be played, so it was skipped/;

let newer: NewerBuild | undefined;
afterAll(() => newer?.remove());

/** Marks this document, to see later whether it is still the same. */
const markDocument = (page: Page) =>
  page.evaluate(() => document.body.setAttribute('data-first-document', ''));
const isSameDocument = async (page: Page) => (await page.locator('body[data-first-document]').count()) === 1;

journey(
  'after a visit to one page the whole site opens without a connection',
  async ({ openTab, server }) => {
    const { page, complaints } = await openTab({ path: '/about', keepsSite: true });
    const { page: locked, complaints: lockedOut } = await openTab({
      path: '/about',
      unlocked: false,
      keepsSite: true,
    });
    await Promise.all([untilKept(page), untilKept(locked)]);
    const titles = new Map<string, string>();
    for (const path of paths) {
      const { title } = await (await fetch(server.url + fragmentPathOf(path))).json();
      titles.set(path, title);
    }
    for (const { expect: may } of [complaints, lockedOut]) may(noConnection);
    // A server that does not answer is waited for, and not for long.
    server.pause();
    await page.goto('/contact', { waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1, name: contactPage.heading }).waitFor();
    server.resume();
    await page.goto('/about');
    await untilAlive(page);
    await server.kill('SIGKILL');

    await markDocument(page);
    const links = await page
      .getByRole('navigation')
      .getByRole('link')
      .evaluateAll((anchors) => [...new Set(anchors.map((anchor) => anchor.getAttribute('href') ?? ''))]);
    expect(links.length).toBeGreaterThan(8);
    for (const link of links.filter((href) => /^\/[\w/-]+$/.test(href))) {
      await page
        .locator(`nav a[href="${link}"]`)
        .first()
        .evaluate((anchor: HTMLElement) => anchor.click());
      await eventually(() => new URL(page.url()).pathname).toBe(link);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
    }
    expect(await isSameDocument(page), 'the pages changed without a reload').toBe(true);

    for (const path of paths) {
      await page.goto(path, { waitUntil: 'commit' });
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await eventually(() => page.title()).toBe(titles.get(path));
      expect(await page.getByRole('alert').count(), path).toBe(0);
    }

    // The scripts of the page, which a locked browser does not keep.
    lockedOut.expect(/\/assets\/\S+\.js.*ERR_FAILED|ERR_FAILED.*\/assets\/\S+\.js/);
    await locked.goto('/agent/tara', { waitUntil: 'commit' });
    await locked.getByPlaceholder('Enter password').fill(`not ${LOCAL_GATE_PASSWORD}`);
    await locked.getByRole('button', { name: 'Submit' }).click();
    await locked.getByText('Incorrect password').waitFor();

    const script = (await keptAddresses(page)).find((address) => address.endsWith('.js')) ?? '';
    expect(await page.evaluate(answers, [script])).toEqual([script]);
    const fragments = (await keptAddresses(page)).filter((address) => address.startsWith('/_fragments/'));
    expect(fragments).toHaveLength(paths.length);
    const others = [
      '/studio/',
      '/images/local/production/a-1x1.png',
      '/files/local/production/a.mp4',
      '/tara.mp4',
    ];
    expect(
      await page.evaluate(answers, [...others, ...fragments, '/v2025-02-19/data/query/production']),
    ).toEqual([]);
    expect(await page.evaluate(answers, [script, 'bytes=0-9'])).toEqual([]);
    // They would ask a server that is not ready.
    await Promise.all([page.close(), locked.close()]);
    await server.restart();
  },
);

/** Which of some addresses are answered though there is no server; one that begins with 'bytes' is a range of all. */
async function answers(addresses: readonly string[]): Promise<string[]> {
  const range = addresses.find((address) => address.startsWith('bytes'));
  const answered: string[] = [];
  for (const address of addresses.filter((one) => one !== range)) {
    const answer = await fetch(address, range ? { headers: { range } } : {}).catch(() => undefined);
    if (answer) answered.push(address);
  }
  return answered;
}

journey(
  'a visitor with copies sees what was published and what was deployed',
  async ({ openTab, server }) => {
    const keeping = await openTab({ path: '/about', keepsSite: true });
    const plain = await openTab({ path: '/about' });
    await untilKept(keeping.page);

    const heading = 'Ask us before the grant is due';
    expect(await renderedPage(server.url, '/contact')).toContain(contactPage.heading);
    await publish(server, { id: 'contactPage', set: { heading } });
    await eventually(() => renderedPage(server.url, '/contact')).toContain(heading);
    await keeping.page.goto('/contact');
    await keeping.page.getByRole('heading', { level: 1, name: heading }).waitFor();

    newer = makeNewerBuild();
    const olderApp = await appOf(keeping.page);
    for (const { page, complaints } of [keeping, plain]) {
      complaints.expect(/ERR_CONNECTION_(REFUSED|RESET)|like-os-page-\S+\.js|dynamically imported module/);
      // The sockets of pages that listen: the server goes away under them.
      complaints.expect(/WebSocket|\(404\)|status of 404/);
      await markDocument(page);
    }
    await server.kill('SIGTERM');
    await server.restart({ BUILD_DIR: newer.directory });

    for (const { page } of [keeping, plain]) {
      const menu = page.getByRole('navigation', { name: 'Main' });
      await menu.getByRole('link', { name: 'LIKE OS' }).click();
      await page.getByRole('heading', { level: 1, name: 'Parallels to OS' }).waitFor();
    }
    expect(await isSameDocument(keeping.page), 'the copy has the scripts of the page').toBe(true);
    expect(await isSameDocument(plain.page), 'the page was loaded as a whole').toBe(false);

    await keeping.page.goto('/about');
    const app = await appOf(keeping.page);
    expect(app).not.toBe(olderApp);
    await eventually(() => keptAddresses(keeping.page), 30_000).toContain(app);
  },
);

journey('an operator takes the worker away from every visitor', async ({ openTab, server }) => {
  const { page, complaints } = await openTab({ path: '/about', keepsSite: true });
  await untilKept(page);
  complaints.expect(/ERR_CONNECTION_(REFUSED|RESET)|WebSocket/);
  await server.kill('SIGTERM');
  await server.restart({ SERVICE_WORKER: 'off' });
  await page.reload();
  await markDocument(page);
  const left = () =>
    page.evaluate(async () => [
      ...(await caches.keys()),
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    ]);
  await eventually(left, 30_000).toEqual([]);
  expect(await isSameDocument(page), 'the open page stayed').toBe(true);
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'LIKE OS' }).click();
  await page.getByRole('heading', { level: 1, name: 'Parallels to OS' }).waitFor();
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Parallels to OS' }).waitFor();
  expect(await left()).toEqual([]);
});

/** The address of the application that the document on the screen belongs to. */
function appOf(page: Page): Promise<string | null> {
  return page.locator('script[data-app]').getAttribute('data-app');
}
