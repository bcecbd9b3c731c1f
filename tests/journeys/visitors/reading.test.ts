import { expect } from 'vitest';
import { LOCAL_GATE_PASSWORD } from '../../../server/process/environment.ts';
import { eventually } from '../helpers/eventually.ts';
import { desktop, journey } from '../helpers/journey.ts';
import { untilHydrated } from '../helpers/still-journey.ts';

const headline =
  'Mission-driven organizations, welcome to the revolution. An intelligence system that transform your operations so you can focus on changing the world.';

journey('the building behind the gate is drawn to its end', async ({ openTab }) => {
  const { page } = await openTab({ path: '/', unlocked: false });
  await page.getByPlaceholder('Enter password').waitFor();
  // A dash as long as its path is measured in pixels of the screen where the stroke does not scale, and ends too early.
  const effects = await page
    .locator('svg [pathLength]')
    .evaluateAll((shapes) => shapes.map((shape) => getComputedStyle(shape).vectorEffect));
  expect(effects).toEqual(['none', 'none', 'none', 'none', 'none']);
});

journey('a visitor unlocks the site with the password and reads the home page', async ({ openTab }) => {
  const { page } = await openTab({ path: '/', unlocked: false });
  const password = page.getByPlaceholder('Enter password');

  await password.fill('open sesame');
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByText('Incorrect password').waitFor();
  expect(await password.inputValue()).toBe('');
  expect(await page.getByRole('navigation').count()).toBe(0);

  await password.fill(LOCAL_GATE_PASSWORD);
  await password.press('Enter');
  await page.getByRole('heading', { level: 1, name: headline }).waitFor();
  const cards = page.getByRole('heading', {
    level: 3,
    name: /^(Tara|Coleman|Monet|Preston|Diana|Neo|Huma|Ernesto)$/,
  });
  await eventually(() => cards.allTextContents()).toEqual([
    'Tara',
    'Coleman',
    'Monet',
    'Preston',
    'Diana',
    'Neo',
    'Huma',
    'Ernesto',
  ]);

  await page.reload();
  await page.getByRole('heading', { level: 1, name: headline }).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
});

journey('the document of a locked page contains none of the gated copy', async ({ server }) => {
  for (const path of ['/', '/agent/tara']) {
    const html = await (await fetch(server.url + path)).text();
    expect(html).toContain('Loading...');
    expect(html).toContain('noindex');
    expect(html).not.toContain('Mission-driven organizations, welcome');
    expect(html).not.toContain('Tax, Audit');
  }
});

journey('a card is hidden while less than a tenth of it is in view', async ({ openTab }) => {
  const { page } = await openTab({ path: '/global-impact' });
  await untilHydrated(page);
  // Measures the list item, since the card itself moves while the page appears.
  const place = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Africa' }) });
  const card = place.locator('> div');
  const { top, height } = await place.evaluate((item) => {
    const box = item.getBoundingClientRect();
    return { top: box.top + window.scrollY, height: box.height };
  });
  /** Shows a part of the card at an edge of the window, whose uppermost and lowest 5 % do not count as in view. */
  const showPart = (part: number, edge: 'bottom' | 'top' = 'bottom') =>
    page.evaluate(
      ({ place, share }) => window.scrollTo({ top: place - window.innerHeight * share, behavior: 'instant' }),
      edge === 'bottom'
        ? { place: top + part * height, share: 0.95 }
        : { place: top + (1 - part) * height, share: 0.05 },
    );
  const opacity = () => card.evaluate((block) => Number(getComputedStyle(block).opacity));

  await showPart(0.08);
  await eventually(opacity).toBe(0);
  await showPart(0.12);
  await eventually(opacity).toBe(1);
  await showPart(0.08);
  await eventually(opacity).toBe(0);

  await showPart(0.12, 'top');
  await eventually(opacity).toBe(1);
  // Hides once and stays hidden, rather than showing and hiding in turn.
  const changes = await card.evaluateHandle((block) => {
    const counted = { count: 0 };
    new MutationObserver((records) => {
      counted.count += records.length;
    }).observe(block, { attributes: true });
    return counted;
  });
  await showPart(0.08, 'top');
  await eventually(opacity).toBe(0);
  expect(await changes.evaluate(({ count }) => count)).toBe(1);
});

journey('prints dark text on white, and no video controls', async ({ openTab }) => {
  const { page } = await openTab({ path: '/agent/tara' });
  await page.getByRole('group', { name: 'Video controls' }).waitFor();
  const inkOn = async (media: 'screen' | 'print', colorScheme: 'light' | 'dark') => {
    await page.emulateMedia({ media, colorScheme });
    return page.getByRole('heading', { level: 1 }).evaluate((heading) => getComputedStyle(heading).color);
  };
  const light = await inkOn('screen', 'light');
  expect(await inkOn('screen', 'dark')).not.toBe(light);
  await eventually(() => inkOn('print', 'dark')).toBe('rgb(0, 0, 0)');
  expect(await page.getByRole('group', { name: 'Video controls' }).count()).toBe(0);
});

journey('a click anywhere on an agent’s card opens the agent’s page', async ({ openTab }) => {
  const { page } = await openTab({ path: '/' });
  const link = page.getByRole('link', { name: 'My Intelligence – See Neo’s work' });
  const card = page.getByRole('article').filter({ has: link });
  const opened = page.getByRole('heading', { level: 1, name: 'Neo' });
  // At its edge, as long as a touch: if the link shrank while pressed, the pointer would leave it.
  await link.click({ position: { x: -10, y: 20 }, delay: 100, force: true });
  await opened.waitFor();
  // Loaded anew, since a browser gives no click to a page while it fades from another one.
  await page.goto('/');
  await card.getByRole('heading').click({ delay: 100 });
  await opened.waitFor();
  await page.goBack();
  await card.getByRole('heading').waitFor();
  await eventually(() =>
    page.evaluate(() => document.documentElement.matches(':active-view-transition')),
  ).toBe(false);
  // Words that are selected are not a click. In the middle of a line, since between two lines nothing is selected.
  const words = card.getByRole('paragraph').last();
  await words.hover();
  const { x, y } = (await words.boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.move(x + 2, y + 9);
  await page.mouse.down();
  await page.mouse.move(x + 120, y + 9, { steps: 8 });
  await page.mouse.up();
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => String(window.getSelection()))).not.toBe('');
  expect(new URL(page.url()).pathname).toBe('/');
});

journey(
  'a click on an agent’s card before hydration opens the agent’s page after it',
  async ({ openTab }) => {
    const { page } = await openTab({ path: '/_lake/health' });
    const clicked = Promise.withResolvers<void>();
    await page.route(/\/assets\/index-.*\.js/, async (route) => {
      await clicked.promise;
      await route.continue();
    });
    await page.goto('/');
    await page.getByRole('heading', { level: 3, name: 'Neo' }).click();
    clicked.resolve();
    await page.getByRole('heading', { level: 1, name: 'Neo' }).waitFor();
  },
);

journey('a visitor opens an agent’s page and returns', async ({ openTab }) => {
  const { page } = await openTab({ path: '/' });
  await page.getByRole('link', { name: 'My Intelligence – See Tara’s work' }).click();

  await page.getByRole('heading', { level: 1, name: 'Tara' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/agent/tara');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.getByRole('heading', { name: 'Impact Framework' }).waitFor();
  await page.getByRole('heading', { name: 'Ready to Transform Tax, Audit & Accounting?' }).waitFor();

  await page.getByRole('link', { name: 'Back to Agents' }).click();
  await page.getByRole('heading', { level: 1, name: headline }).waitFor();
});

journey('Back and Forward show the top of the page', async ({ openTab }) => {
  const { page } = await openTab({ path: '/' });
  const scrollDown = async () => {
    await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  };
  const expectTop = () => eventually(() => page.evaluate(() => window.scrollY)).toBe(0);

  // Before hydration a link loads a new document, and the browser restores the scroll position on Back.
  await untilHydrated(page);
  await scrollDown();
  await page.getByRole('link', { name: 'My Intelligence – See Tara’s work' }).click();
  await page.getByRole('heading', { level: 1, name: 'Tara' }).waitFor();
  await expectTop();
  await scrollDown();
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: headline }).waitFor();
  await expectTop();
  await scrollDown();
  await page.goForward();
  await page.getByRole('heading', { level: 1, name: 'Tara' }).waitFor();
  await expectTop();
});

journey(
  'an address with a fragment scrolls before hydration, and hydration does not scroll back',
  async ({ openTab }) => {
    const { page } = await openTab({ path: '/about' });
    await page.route(/\/assets\/index-.*\.js/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    await page.goto('/#agents', { waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1, name: headline }).waitFor();
    const scrolled = () => page.evaluate(() => window.scrollY);
    await eventually(scrolled).toBeGreaterThan(500);
    await page.evaluate(() => window.scrollBy({ top: 700, behavior: 'instant' }));
    const before = await scrolled();
    await untilHydrated(page);
    expect(Math.abs((await scrolled()) - before)).toBeLessThan(300);
  },
);

journey(
  'the gate stays locked while its script fails to load, and appears once it loads',
  async ({ openTab }) => {
    const { page, problems } = await openTab({ path: 'about:blank', unlocked: false });
    problems.expect(/\/assets\/index-/);
    const script = /\/assets\/index-.*\.js/;
    const refused = page.waitForEvent('requestfailed');
    await page.route(script, (route) => route.abort('connectionfailed'));
    await page.goto('/about');
    await refused;
    expect(await page.getByText('Loading...').isVisible()).toBe(true);
    await page.unroute(script);
    await page.getByPlaceholder('Enter password').waitFor();
  },
);

journey(
  'the gate shows an error when it cannot check the password, and a way to try again',
  async ({ openTab }) => {
    const { page, problems } = await openTab({ path: '/_lake/health', unlocked: false });
    problems.expect(/derive-by-script|dynamically imported module/);
    // As on plain http without localhost: the hash is computed by a script that is loaded.
    await page.addInitScript(() => Object.defineProperty(crypto, 'subtle', { value: undefined }));
    const arithmetic = /derive-by-script.*\.js/;
    await page.route(arithmetic, (route) => route.abort('connectionfailed'));
    await page.goto('/about');
    await page.getByPlaceholder('Enter password').fill(LOCAL_GATE_PASSWORD);
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' }).waitFor();
    await page.unroute(arithmetic);
    await page.getByRole('link', { name: 'Return Home' }).click();
    await page.getByPlaceholder('Enter password').fill(LOCAL_GATE_PASSWORD);
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByRole('heading', { level: 1, name: headline }).waitFor();
  },
);

journey('the navigation stays visible while scrolling', async ({ openTab }) => {
  const { page } = await openTab({ path: '/' });
  await untilHydrated(page);
  const menu = page.getByRole('navigation', { name: 'Main' });
  const ways = [
    { viewport: desktop, way: menu.getByRole('link', { name: 'ABOUT' }) },
    { viewport: { width: 360, height: 740 }, way: menu.getByRole('button', { name: 'Menu' }) },
  ];
  for (const { viewport, way } of ways) {
    await page.setViewportSize(viewport);
    await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
    const box = await way.boundingBox();
    expect(box?.y, `${viewport.width} pixels wide`).toBeGreaterThanOrEqual(0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(100);
  }
});

journey('on a phone the menu opens, navigates and closes', async ({ openTab }) => {
  const { page } = await openTab({ path: '/', viewport: { width: 360, height: 740 } });
  const menu = page.getByRole('navigation', { name: 'Main' });
  const about = menu.getByRole('link', { name: 'ABOUT' });

  await menu.waitFor();
  expect(await about.isVisible()).toBe(false);
  await menu.getByRole('button', { name: 'Menu' }).click();
  await about.click();
  await eventually(() => new URL(page.url()).pathname).toBe('/about');
  await eventually(() => about.isVisible()).toBe(false);

  await menu.getByRole('button', { name: 'Menu' }).click();
  await eventually(() => about.isVisible()).toBe(true);
  await menu.getByRole('button', { name: 'Close' }).click();
  await eventually(() => about.isVisible()).toBe(false);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

journey('a menu button pressed before hydration opens the menu after it', async ({ openTab }) => {
  const { page } = await openTab({ path: '/_lake/health', viewport: { width: 390, height: 844 } });
  const pressed = Promise.withResolvers<void>();
  await page.route(/\/assets\/index-.*\.js/, async (route) => {
    await pressed.promise;
    await route.continue();
  });
  await page.goto('/about');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('button', { name: 'Menu' }).click();
  expect(await menu.getByRole('button', { name: 'Close' }).count()).toBe(0);
  pressed.resolve();
  await menu.getByRole('button', { name: 'Close' }).waitFor();
  expect(await menu.getByRole('link', { name: 'ABOUT' }).isVisible()).toBe(true);
});

journey(
  'a page whose code does not load is shown as rendered, and is hydrated once it loads',
  async ({ openTab }) => {
    const { page, problems } = await openTab({ path: '/about' });
    problems.expect(/contact-page|dynamically imported module/);
    await untilHydrated(page);
    let refused = 0;
    page.on('framenavigated', () => {
      refused = 0;
    });
    await page.route(/contact-page.*\.js/, (route) => {
      refused += 1;
      return route.abort('connectionfailed');
    });
    await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'Contact' }).click();
    // A newer build may have renamed the file, so the page is loaded with a new document, which contains the rendered text.
    await page.getByRole('heading', { level: 1, name: 'Talk with us' }).waitFor();
    await eventually(() => refused).toBeGreaterThan(0);

    await page.unroute(/contact-page.*\.js/);
    await eventually(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
      return page.getByRole('main').evaluate((main) => Object.keys(main).some((key) => /^__react/.test(key)));
    }).toBe(true);
  },
);
