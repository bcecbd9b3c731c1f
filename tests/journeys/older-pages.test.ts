import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { agentDocuments } from '../../scripts/seed/documents/agents.ts';
import { homePage } from '../../scripts/seed/documents/home-page.ts';
import { inScope } from '../setup/test-scope.ts';
import { eventually } from './eventually.ts';
import { hostedJourney, hostedSettings } from './hosted-journey.ts';
import { cdnHost, type HostedLake } from './hosted-lake.ts';
import { makeNewerBuild } from './newer-build.ts';
import type { ServerProcess } from './server-process.ts';
import { untilHydrated } from './still-journey.ts';

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
  'gate %s: serves pages that an earlier build rendered while the lake is unreachable, and renders them again afterwards',
  async (gate, { openTab, deploy, lake }) => {
    await deploy.older(gate);
    await deploy.newerWithoutLake(gate);
    const { page, problems } = await openTab({ path: '/_lake/health' });
    problems.expect(lakeIsAway);
    await page.clock.install();
    const before = lake.front.requests.length;
    await page.goto('/agent/tara');
    await page.getByRole('heading', { level: 1, name: 'Tara' }).waitFor();
    await markMarkup(page);

    // All attempts, for the page and for the site settings.
    await eventually(async () => {
      await page.clock.fastForward(2000);
      return queriesSince(lake, before);
    }).toBeGreaterThanOrEqual(8);
    expect(await sightOf(page), 'while the lake is away').toEqual({
      words: olderWords,
      isMarked: true,
      alerts: 0,
    });
    expect(problems.lines).toEqual([]);

    lake.comeBack();
    await passTimeUntil(page, page.getByText(newerWords));
    await untilHydrated(page);
    expect(await sightOf(page), 'once it answers').toEqual({ words: newerWords, isMarked: false, alerts: 0 });
    await expectInteractive(page);
  },
);

journey(
  'gate on: a tab from before the deployment gets no older page, and reads from the lake',
  async ({ openTab, deploy, lake }) => {
    await deploy.older('on');
    const { page, problems } = await openTab({ path: '/agent/tara' });
    problems.expect(lakeIsAway);
    await untilHydrated(page);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link').first().click();
    const home = page.getByRole('heading', { level: 1, name: homePage.heroHeadline });
    await home.waitFor();
    await markDocument(page);
    await deploy.newerWithoutLake('on');

    const fragment = page.waitForResponse(/\/_fragments\/agent\//);
    await page
      .locator(`main a[href="/agent/${other.slug?.current}"]`)
      .first()
      .evaluate((link: HTMLElement) => link.click());
    expect((await fragment).status()).toBe(204);
    expect(await home.isVisible(), 'the page before it stays').toBe(true);
    lake.comeBack();
    await page.getByRole('heading', { level: 1, name: other.name }).waitFor();
    expect(await isSameDocument(page)).toBe(true);
    expect(await sightOf(page)).toMatchObject({ words: olderWords, alerts: 0 });
  },
);

journey(
  'gate on: a visitor unlocks the site after the deployment while the lake is unreachable',
  async ({ openTab, deploy, lake }) => {
    await deploy.older('on');
    await deploy.newerWithoutLake('on');
    const { page, problems } = await openTab({ path: '/_lake/health', unlocked: false });
    problems.expect(lakeIsAway);
    await page.clock.install();
    const document = await page.goto('/agent/tara');
    expect(await document?.text()).toContain(olderWait);
    await page.getByPlaceholder('Enter password').fill(hostedSettings.GATE_PASSWORD);
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByText(newerWait).first().waitFor();
    expect(problems.lines).toEqual([]);

    // After all attempts the page loads a new document, which contains the older page.
    const tara = page.getByRole('heading', { level: 1, name: 'Tara' });
    await passTimeUntil(page, tara);
    expect(await sightOf(page)).toMatchObject({ words: olderWords, alerts: 0 });
    lake.comeBack();
    await passTimeUntil(page, page.getByText(newerWords));
    await tara.waitFor();
    expect(await sightOf(page)).toMatchObject({ alerts: 0 });
  },
);

/**
 * Advances the page's clock by ten seconds, repeatedly, until an element appears. In between, requests get real time to complete:
 * the page's timeouts use its clock, and the responses of a busy server do not.
 */
async function passTimeUntil(page: Page, there: Locator): Promise<void> {
  await eventually(async () => {
    await page.clock.fastForward(10_000);
    return there.waitFor({ timeout: 3000 }).then(
      () => true,
      () => false,
    );
  }, 60_000).toBe(true);
}

function queriesSince(lake: HostedLake, before: number): number {
  return lake.front.requests.slice(before).filter(({ host }) => host === cdnHost).length;
}

/** Marks the document, to recognise later whether it has been reloaded. */
const markDocument = (page: Page) =>
  page.evaluate(() => document.body.setAttribute('data-first-document', ''));
const isSameDocument = async (page: Page) => (await page.locator('body[data-first-document]').count()) === 1;

/** Marks the rendered element: a page that is rendered again has no mark. */
async function markMarkup(page: Page): Promise<void> {
  await page.locator('main').evaluate((main) => main.setAttribute('data-first-markup', ''));
}

async function sightOf(page: Page) {
  return {
    words: await page.locator('a[href="#content"]').innerText(),
    isMarked: (await page.locator('main[data-first-markup]').count()) === 1,
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
