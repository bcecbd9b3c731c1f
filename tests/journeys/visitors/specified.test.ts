import { describe, expect } from 'vitest';
import { agentDocuments } from '../../../scripts/seed/documents/agents.ts';
import { eventually } from '../helpers/eventually.ts';
import { journey } from '../helpers/journey.ts';

const contact = 'hello@example.org';

/** Calls to action: the page that has one, its name, and the lines of the mail that say where the visitor comes from. */
const callsToAction = [
  ['/', 'Write to Us', []],
  ['/agent/tara', 'Get Started Now', ['Agent: Tara, Tax, Audit & Accounting']],
  ['/agent/neo', 'Get Started Now', ['Agent: Neo, Innovation']],
  ['/agent/huma', 'Write to Us', ['Agent: Huma, Personnel']],
  ['/sample-diana', 'Get Started Now', ['Agent: Diana, Data & Impact Analytics']],
  ['/need-impact-agents', 'Write to us about these – Rules and proof', ['Challenges: Rules and proof']],
  ['/need-impact-agents', 'Talk With Us', []],
  ['/organizations', 'Talk With Us', []],
  ['/about', 'Talk With Us', []],
  ['/cpa', 'Talk With Us', []],
  ['/global-impact', 'Talk With Us', []],
] as const;

/** The subject of the mail names the agent, if there is one. */
function getSubject([origin]: readonly string[]): string {
  const agent = /^Agent: (\w+)/.exec(origin ?? '')?.[1];
  return agent ? `Schedule Consultation: ${agent}` : 'Schedule Consultation';
}

journey('calls to action lead to a mail or an appointment', async ({ openTab }) => {
  const { page } = await openTab({ path: '/' });
  for (const [path, name, origin] of callsToAction) {
    await page.goto(path);
    await page.getByRole('main').getByRole('link', { name, exact: true }).first().click();
    await page.getByRole('button', { name: 'Schedule Consultation' }).click();
    await page.getByRole('group', { name: 'Choose a half hour' }).getByRole('radio').first().click();
    const chosen = await page.getByRole('status').filter({ hasText: ':' }).first().textContent();
    const mail = new URL(
      (await page.getByRole('link', { name: 'Send as an email' }).getAttribute('href')) ?? '',
    );
    const body = mail.searchParams.get('body') ?? '';
    expect(mail.pathname).toBe(contact);
    expect(body.match(/^(Agent|Challenges): .*$/gm) ?? [], `${path}: ${name}`).toEqual(origin);
    expect(mail.searchParams.get('subject'), `${path}: ${name}`).toBe(getSubject(origin));
    expect(chosen).toContain(/, (\d{1,2}:\d{2} [AP]M – \d{1,2}:\d{2} [AP]M), /.exec(body)?.[1]);
  }
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Save to your calendar' }).click();
  expect((await download).suggestedFilename()).toBe('consultation.ics');
});

describe('the Impact Framework', () => {
  journey.for(agentDocuments.map(({ slug }) => slug?.current ?? ''))(
    'of %s shows cards, and priorities at their own address',
    async (slug, { openTab }) => {
      const { page } = await openTab({ path: `/agent/${slug}` });
      const framework = page.getByRole('region', { name: 'Impact Framework' });
      await framework.getByRole('link', { name: 'Fifteen priorities, ranked' }).click();
      await page.waitForURL(/#priorities$/);
      await page.reload();
      // Shown once the page is hydrated.
      await framework.getByRole('table').nth(2).waitFor();
      expect(await framework.getByRole('table').first().getByRole('columnheader').allTextContents()).toEqual([
        'ID',
        'Problem',
        'Impact',
      ]);
    },
  );
});

journey('the address of the priorities, opened directly, scrolls to them', async ({ openTab }) => {
  const { page } = await openTab({ path: '/agent/tara#priorities' });
  const priorities = page.getByRole('region', { name: 'Fifteen priorities, ranked' });
  const top = () => priorities.evaluate((panel) => Math.round(panel.getBoundingClientRect().top));
  await priorities.waitFor();
  // The link that leads to them is in view above them.
  await eventually(top).toBeGreaterThan(0);
  await eventually(top).toBeLessThan(200);
  expect(await page.getByRole('link', { name: 'Fifteen priorities, ranked' }).isVisible()).toBe(true);
  expect(await priorities.evaluate((panel) => panel === document.activeElement)).toBe(true);
  await page.emulateMedia({ media: 'print' });
  expect(await priorities.getByRole('table').count(), 'on paper').toBe(3);
  await page.emulateMedia({ media: 'screen' });

  // A reload keeps the visitor's place within them.
  await page.evaluate(() => window.scrollBy({ top: 400, behavior: 'instant' }));
  const place = await top();
  await page.reload();
  await priorities.waitFor();
  await eventually(async () => Math.abs((await top()) - place)).toBeLessThan(40);
});

describe('the active item of the menu, when a path is opened directly', () => {
  journey.for([
    ['/cpa/x', 'CPA/SME CHANGE AGENTS'],
    ['/about-old', 'ABOUT'],
    ['/POLY-AI', 'POLY AI'],
    ['/', 'HOME'],
  ] as const)('%s', async ([path, name], { openTab }) => {
    const { page, problems } = await openTab({ path: '/contact' });
    problems.expect(/404/);
    await page.goto(path);
    const active = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current]');
    await active.filter({ hasText: name }).waitFor({ state: 'attached' });
    expect(await active.allTextContents()).toEqual([name]);
  });
});

describe('a stone of the Poly-AI building', () => {
  journey.for([
    [1440, 900],
    [390, 844],
  ] as const)(
    'opens the pillar that contains its text, again at a second tap (%s px wide)',
    async ([width, height], { openTab }) => {
      const { page } = await openTab({ path: '/poly-ai', viewport: { width, height } });
      const stone = page
        .getByRole('navigation', { name: 'Choose a stone' })
        .getByRole('link', { name: 'Consent and care' });
      const pillar = page.getByRole('article', { name: 'Affective' });
      const text = pillar.getByRole('article', { name: 'Consent and care' });
      await stone.click();
      await text.waitFor();
      await pillar.locator('summary').click();
      await text.waitFor({ state: 'hidden' });
      await stone.click();
      await text.waitFor();
      await eventually(() =>
        text.evaluate((one) => one.getBoundingClientRect().top < window.innerHeight / 2),
      ).toBe(true);
      expect(await text.evaluate((one) => one === document.activeElement)).toBe(true);
    },
  );

  journey('is scrolled to when its address is opened directly', async ({ openTab }) => {
    const { page } = await openTab({ path: '/poly-ai#capstone-time-to-prepare' });
    const text = page.getByRole('article', { name: 'Time to prepare' });
    await text.waitFor();
    await eventually(() => text.evaluate((one) => Math.round(one.getBoundingClientRect().top))).toBeLessThan(
      450,
    );
  });
});
