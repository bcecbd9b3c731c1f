import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { agentDocuments } from '../../scripts/seed/documents/agents.ts';
import { homePage } from '../../scripts/seed/documents/home-page.ts';
import { eventually } from './eventually.ts';
import { hostedJourney, hostedSettings } from './hosted-journey.ts';
import { cdnHost, type HostedLake } from './hosted-lake.ts';
import { makeNewerBuild } from './newer-build.ts';
import type { ServerProcess } from './server-process.ts';
import { untilHydrated } from './still-journey.ts';

const gates = ['off', 'on'] as const;
type GateState = (typeof gates)[number];

/** Words of every page, as the build says them that rendered the pages, and as the next one does. */
const olderWords = 'Skip to content';
const newerWords = 'Go to the words';
/** The same of what stands in for a page on its way, and behind the gate. */
const olderWait = 'Loading...';
const newerWait = 'On its way...';

/** What a browser says of a lake that is away, and of nothing else. */
const lakeIsAway = new RegExp(`https://${cdnHost}/\\S*/data/query/`);

/** Somebody whom nobody has visited. */
const [other = { name: '', slug: undefined }] = agentDocuments.filter(({ _id }) => _id !== 'agent-tara');

/** Journeys to a server that a deploy has started while its lake is away. */
const journey = hostedJourney({ GATE: 'off' }).extend('deploy', async ({ lake, server }, { onCleanup }) => {
  const cleanups: (() => void)[] = [];
  onCleanup(() => {
    lake.comeBack();
    for (const clean of cleanups) clean();
  });
  return {
    /** The build that renders the pages, from a lake that answers. */
    older: (gate: GateState) => restart(server, { GATE: gate }),
    /** The next one, which has nothing but what is on the disk. */
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

journey.for(gates)(
  'gate %s: what an earlier build rendered is read while the lake is away, and rendered anew once it answers',
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

    // With all its tries, for the page and for what is around it.
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
  'gate on: a tab of before the deploy is given nothing of it, and reads the lake',
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
  'gate on: whoever is locked out after the deploy unlocks the site while the lake is away',
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

    // With all its tries; then a document of its own shows what only that can show.
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
 * Lets ten seconds pass, again and again, until something is there. Each time what was asked for has a while to come: the
 * page's patience is of the time that passes, and a busy server's answers are not.
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

/** Marks this document, to see later whether it is still the same. */
const markDocument = (page: Page) =>
  page.evaluate(() => document.body.setAttribute('data-first-document', ''));
const isSameDocument = async (page: Page) => (await page.locator('body[data-first-document]').count()) === 1;

/** Marks what stands there: a page that is rendered anew has nothing of it. */
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

/** Expects that buttons do what they say, and that links lead on without another document. */
async function expectInteractive(page: Page): Promise<void> {
  await markDocument(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('button', { name: 'Menu' }).click();
  await menu.getByRole('link', { name: 'LIKE OS' }).click();
  await page.getByRole('heading', { level: 1, name: 'Parallels to OS' }).waitFor();
  expect(await isSameDocument(page)).toBe(true);
}
