import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { agentDocuments } from '../../../scripts/seed/documents/agents.ts';
import { homePage } from '../../../scripts/seed/documents/home-page.ts';
import { inScope } from '../../setup/test-scope.ts';
import { eventually } from '../helpers/eventually.ts';
import { hostedJourney, hostedSettings } from '../helpers/hosted-journey.ts';
import { cdnHost } from '../helpers/hosted-lake.ts';
import { makeNewerBuild } from '../helpers/newer-build.ts';
import { renderedPage } from '../helpers/rendered-page.ts';
import type { ServerProcess } from '../helpers/server-process.ts';
import { untilHydrated } from '../helpers/still-journey.ts';

const gates = ['off', 'on'] as const;
type GateState = (typeof gates)[number];

/** A text of every page, in the build that rendered the pages and in the next one. */
const olderWords = 'Skip to content';
const newerWords = 'Go to the words';
/** The same for the placeholder of a loading page, also behind the gate. */
const olderWait = 'Loading...';
const newerWait = 'On its way...';

/** The browser's message for a failed request to the lake. */
const lakeIsAway = new RegExp(`https://${cdnHost}/\\S*/data/query/`);

/** An agent whose page was not visited before. */
const [other = { name: '', slug: undefined }] = agentDocuments.filter(({ _id }) => _id !== 'agent-tara');

/** Journeys to a server that was deployed while its lake is unreachable. */
const journey = hostedJourney({ GATE: 'off' }).extend('deploy', async ({ lake, server }, { onCleanup }) => {
  const cleanups: (() => void)[] = [];
  onCleanup(() => {
    lake.comeBack();
    for (const clean of cleanups) clean();
  });
  return {
    /** Starts the build that renders the pages, with a working lake. */
    older: (gate: GateState) => restart(server, { GATE: gate }),
    /** Starts the next build, which has only the pages on the disk. */
    newerWithoutLake: async (gate: GateState) => {
      const newer = makeNewerBuild({
        words: { [olderWords]: newerWords, [olderWait]: newerWait },
      });
      cleanups.push(newer.remove);
      lake.goAway();
      await restart(server, { GATE: gate, BUILD_DIR: newer.directory });
    },
  };
});

async function restart(server: ServerProcess, settings: Record<string, string>): Promise<void> {
  await server.kill('SIGTERM');
  await server.restart(settings);
}

journey.for(inScope<GateState>(gates, ['off']))(
  'gate %s: serves what an earlier build rendered while the lake is unreachable, with the scripts of that build, and renders the site afterwards',
  async (gate, { openTab, deploy, lake, server }) => {
    await deploy.older(gate);
    await deploy.newerWithoutLake(gate);
    const { page, problems } = await openTab({ path: '/agent/tara' });
    problems.expect(lakeIsAway);
    await page.getByRole('heading', { level: 1, name: 'Tara' }).waitFor();
    await untilHydrated(page);
    expect(await getSight(page), 'while the lake is away').toEqual({ words: olderWords, alerts: 0 });
    await expectInteractive(page);

    lake.comeBack();
    await eventually(() => renderedPage(server.url, '/agent/tara'), 60_000).toContain(newerWords);
    await page.goto('/agent/tara');
    await untilHydrated(page);
    expect(await getSight(page), 'once it answers').toEqual({ words: newerWords, alerts: 0 });
    await expectInteractive(page);
  },
);

journey(
  'gate on: a tab from before the deployment goes on, and a visitor unlocks the site, while the lake is unreachable',
  async ({ openTab, deploy }) => {
    await deploy.older('on');
    const { page, problems } = await openTab({ path: '/' });
    problems.expect(lakeIsAway);
    await page.getByRole('heading', { level: 1, name: homePage.heroHeadline }).waitFor();
    await untilHydrated(page);
    await markDocument(page);
    await deploy.newerWithoutLake('on');
    await page
      .locator(`main a[href="/agent/${other.slug?.current}"]`)
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await page.getByRole('heading', { level: 1, name: other.name }).waitFor();
    expect(await isSameDocument(page)).toBe(true);
    expect(await getSight(page)).toEqual({ words: olderWords, alerts: 0 });

    const locked = await openTab({ path: '/_lake/health', unlocked: false });
    locked.problems.expect(lakeIsAway);
    const document = await locked.page.goto('/agent/tara');
    expect(await document?.text()).toContain(olderWait);
    await locked.page.getByPlaceholder('Enter password').fill(hostedSettings.GATE_PASSWORD);
    await locked.page.getByRole('button', { name: 'Submit' }).click();
    await locked.page.getByRole('heading', { level: 1, name: 'Tara' }).waitFor();
    expect(await getSight(locked.page)).toEqual({ words: olderWords, alerts: 0 });
  },
);

/** Marks the document, to recognise later whether it has been reloaded. */
const markDocument = (page: Page) =>
  page.evaluate(() => document.body.setAttribute('data-first-document', ''));
const isSameDocument = async (page: Page) => (await page.locator('body[data-first-document]').count()) === 1;

async function getSight(page: Page) {
  return {
    words: await page.locator('a[href="#content"]').innerText(),
    alerts: await page.getByRole('alert').count(),
  };
}

/** Checks that buttons work, and that links navigate without loading a new document. */
async function expectInteractive(page: Page): Promise<void> {
  await markDocument(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('button', { name: 'Menu' }).click();
  await menu.getByRole('link', { name: 'LIKE OS' }).click();
  await page.getByRole('heading', { level: 1, name: 'Parallels to OS' }).waitFor();
  expect(await isSameDocument(page)).toBe(true);
}
