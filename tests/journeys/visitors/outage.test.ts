import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { contactPage } from '../../../scripts/seed/documents/contact-page.ts';
import { LOCAL_GATE_PASSWORD } from '../../../server/process/environment.ts';
import { inScope, pagesOfEachKind } from '../../setup/test-scope.ts';
import { comeBackLater } from '../helpers/come-back.ts';
import { eventually } from '../helpers/eventually.ts';
import { type FaultName, faults, openFaultyFront } from '../helpers/faulty-lake.ts';
import { journey as anyJourney, closeTabs, openTab, type Tab } from '../helpers/journey.ts';
import { untilHydrated } from '../helpers/still-journey.ts';
import {
  datedNote,
  everyPath,
  expectedProblems,
  getNote,
  openVisitors,
  unknownAgent,
  untilNote,
  visitAll,
} from './outage-matrix.ts';

/** Journeys to a site whose content lake fails for visits that request a fault. */
const journey = anyJourney
  .extend('front', { scope: 'file' }, async ({ server }, { onCleanup }) => {
    const front = await openFaultyFront(server.url);
    onCleanup(() => front.close());
    return front;
  })
  .extend('visitors', async ({ browser, front }, { onCleanup }) => {
    const visitors = await openVisitors(browser, front);
    onCleanup(async () => void (await Promise.all(visitors.map(({ page }) => page.context().close()))));
    return visitors;
  })
  .extend('openFaultyTab', async ({ browser, front, task }, { onCleanup }) => {
    const tabs: Tab[] = [];
    onCleanup(() => closeTabs(tabs, task));
    return async ({ unlocked = true, origin = front.url } = {}) => {
      const tab = await openTab(browser, [origin], { unlocked, reducedMotion: 'reduce' });
      tabs.push(tab);
      tab.problems.expect(expectedProblems);
      return tab.page;
    };
  });

/** With `--all` every fault on every page; otherwise 'down' on one page of each kind, and the others where two kinds of content are read. */
journey.for(Object.keys(faults) as FaultName[])(
  'a page stays visible, shows its date and recovers by itself: %s',
  async (fault, { visitors, front }) => {
    const some = fault === 'down' ? [...pagesOfEachKind, unknownAgent] : ['/agent/tara', '/contact'];
    const paths = inScope(everyPath, some);
    const failures = await visitAll(visitors, front, fault, paths);
    console.info(`${fault}: ${paths.length - failures.length} of ${paths.length} pages`);
    expect(failures).toEqual([]);
  },
);

journey(
  'a visitor unlocks the site and navigates while the lake is down',
  async ({ openFaultyTab, front }) => {
    const page = await openFaultyTab({ unlocked: false });
    await page.clock.install();
    await page.setExtraHTTPHeaders(front.during('down', 'locked'));
    await page.goto('/about');
    await page.getByPlaceholder('Enter password').fill(LOCAL_GATE_PASSWORD);
    await page.keyboard.press('Enter');
    await untilHydrated(page);
    await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'Contact' }).click();
    await page.getByRole('heading', { level: 1, name: contactPage.heading }).waitFor();
    await comeBackLater(page);
    await untilNote(page, true, { step: 2, limit: 8 });
  },
);

journey(
  'a page without any data shows an error, and appears by itself later',
  async ({ openFaultyTab, front }) => {
    const page = await openFaultyTab();
    await page.clock.install();
    await page.goto('/about');
    await untilHydrated(page);
    await page.setExtraHTTPHeaders(front.away('nothing there'));
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'LIKE OS' }).click();
    const fault = page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' });
    await eventually(async () => {
      await page.clock.fastForward(4000);
      return fault.isVisible();
    }).toBe(true);
    await page.getByRole('button', { name: 'Try again' }).waitFor();

    await page.setExtraHTTPHeaders({});
    await page.clock.fastForward(30_000);
    await page.getByRole('heading', { level: 1, name: 'Parallels to OS' }).waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
  },
);

journey(
  'a page whose code did not load keeps the navigation and a retry button, and appears when the network is back',
  async ({ openTab: open }) => {
    const { page, problems } = await open({ path: '/about' });
    problems.expect(/like-os|dynamically imported module/);
    await untilHydrated(page);
    // Neither its code nor its document loads.
    const itself = /like-os-page-.*\.js|\/like-os$/;
    await page.route(itself, (route) => route.abort('connectionfailed'));
    const menu = page.getByRole('navigation', { name: 'Main' });
    await menu.getByRole('link', { name: 'LIKE OS' }).click();
    const again = page.getByRole('button', { name: 'Try again' });
    const tried = page.waitForRequest((request) => request.method() === 'HEAD');
    await again.click();
    await tried;
    await again.and(page.locator(':enabled')).waitFor();
    expect(await menu.isVisible()).toBe(true);

    // Only in a moment, since a request of the page that is under way may succeed first and reload it.
    await page.evaluate(() => {
      setTimeout(() => window.dispatchEvent(new Event('online')), 1000);
    });
    await page.unroute(itself);
    await page.getByRole('heading', { level: 1, name: 'Parallels to OS' }).waitFor();
  },
);

journey('shows a progress line while the next page loads', async ({ openTab: open }) => {
  const { page } = await open({ path: '/about', reducedMotion: 'reduce' });
  await untilHydrated(page);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/contact-page-.*\.js/, async (route) => {
    await released;
    await route.continue();
  });
  /** Position, thickness and width of the progress line at the top of the window. */
  const line = () =>
    page.getByRole('main').evaluate((main) => {
      const { top, borderTopWidth, transform } = getComputedStyle(main, '::before');
      return [top, borderTopWidth, new DOMMatrix(transform).a];
    });
  await eventually(line).toEqual(['0px', '3px', 0]);
  await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'Contact' }).click();
  await eventually(line).toEqual(['0px', '3px', 0.9]);
  release();
  await page.getByRole('heading', { level: 1, name: contactPage.heading }).waitFor();
  await eventually(line).toEqual(['0px', '3px', 0]);
});

journey(
  'on a real clock: retries after 1, 2 and 4 s, and shows a note while a response takes 10 s',
  async ({ openFaultyTab, server, onTestFinished }) => {
    const front = await openFaultyFront(server.url, 10_000);
    onTestFinished(() => front.close());
    const tries = async () => {
      const page = await openFaultyTab({ origin: front.url });
      await page.setExtraHTTPHeaders(front.during('status 500', 'tries'));
      await page.goto('/privacy-policy');
      await untilHydrated(page);
      await comeBackLater(page);
      await eventually(async () => (await getPauses(page)).length).toBe(3);
      // Only a minimum, since a busy machine is late; `query-client.test.ts` tests the exact times.
      for (const [index, pause] of (await getPauses(page)).entries())
        expect(pause).toBeGreaterThanOrEqual(1000 * 2 ** index);
    };
    const slow = async () => {
      const page = await openFaultyTab({ origin: front.url });
      await page.setExtraHTTPHeaders(front.during('slow', 'waits'));
      await page.goto('/terms-of-use');
      await untilHydrated(page);
      await comeBackLater(page);
      await eventually(() => front.timesAsked('waits').length).toBe(1);
      await eventually(() => getNote(page)).toMatch(datedNote);
      await eventually(() => getNote(page)).toBe('');
      expect(front.timesAsked('waits')).toHaveLength(1);
    };
    await Promise.all([tries(), slow()]);
  },
);

/** The pauses before each repeated query of the site settings, in ms by the page's clock. */
function getPauses(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const tries = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name }) => name.includes('staleNote'));
    return tries.slice(1).map(({ startTime }, index) => startTime - (tries[index]?.responseEnd ?? startTime));
  });
}

journey(
  'on a slow connection the page is readable before its script has loaded',
  async ({ openFaultyTab }) => {
    const page = await openFaultyTab();
    const line = await page.context().newCDPSession(page);
    // A poor mobile connection: 400 kbit/s, 400 ms latency.
    const conditions = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
    await line.send('Network.emulateNetworkConditions', conditions);
    await page.addInitScript(noteWhenReadable);
    await page.goto('/agent/tara');
    await untilHydrated(page);
    const { readable, firstScript } = await page.evaluate(() => ({
      readable: performance.getEntriesByName('readable')[0]?.startTime ?? Number.POSITIVE_INFINITY,
      firstScript: Math.min(
        ...performance
          .getEntriesByType('resource')
          .flatMap((entry) =>
            entry instanceof PerformanceResourceTiming && entry.name.endsWith('.js')
              ? [entry.responseEnd]
              : [],
          ),
      ),
    }));
    console.info(`read after ${Math.round(readable)} ms, first script after ${Math.round(firstScript)} ms`);
    expect(readable).toBeLessThan(firstScript);
  },
);

/** Marks the time at which the end of an agent's page is rendered. Runs in the page before its scripts. */
function noteWhenReadable() {
  const observer = new MutationObserver(() => {
    const headings = [...document.querySelectorAll('main h1, main h2')].map(({ textContent }) => textContent);
    if (!headings.includes('Tara') || !headings.includes('Impact Framework')) return;
    performance.mark('readable');
    observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true });
}

journey(
  'a prerendered page that arrives late does not overwrite the application',
  async ({ openFaultyTab, front }) => {
    const impatient = await openFaultyTab();
    await impatient.setExtraHTTPHeaders(front.stalled('impatient'));
    await impatient.goto('/like-os');
    await impatient.getByText('Loading...').click();
    await impatient.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.endsWith('.js')),
    );
    expect(await impatient.getByRole('heading').count()).toBe(0);
    front.release('impatient');
    await impatient.getByRole('heading', { level: 1, name: 'Parallels to OS' }).waitFor();
    await untilHydrated(impatient);

    const patient = await openFaultyTab();
    await patient.clock.install();
    await patient.setExtraHTTPHeaders(front.stalled('patient'));
    await patient.goto('/like-os');
    await patient.setExtraHTTPHeaders({});
    await patient.clock.fastForward(15_000);
    await untilHydrated(patient, '#root > p');
    front.release('patient');
    await untilHydrated(patient);
    await patient.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'ABOUT' }).click();
    await patient.getByRole('heading', { level: 1 }).filter({ hasNotText: 'Parallels' }).waitFor();
  },
);
