import { expect } from 'vitest';
import { eventually } from './eventually.ts';
import { journey } from './journey.ts';
import { rulesOf } from './rules.ts';
import { untilHydrated } from './still-journey.ts';

const forPaper = /#root > :not\(main\) \{ display: none/;

journey(
  'the styles that a page brings stay where they are, and the next page adds to them',
  async ({ openTab }) => {
    const { page } = await openTab({ path: '/privacy-policy' });
    await untilHydrated(page);
    const first = await rulesOf(page);
    expect(first.inserted).toEqual([]);
    expect(first.rendered.filter((rule) => forPaper.test(rule))).toHaveLength(1);

    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'LIKE OS' }).click();
    await page.getByRole('heading', { level: 1, name: 'Parallels to OS' }).waitFor();
    await eventually(async () =>
      (await rulesOf(page)).rendered.filter((rule) => forPaper.test(rule)),
    ).toEqual([]);
    const second = await rulesOf(page);
    expect(second.inserted).toEqual([]);
    // In the order that they had, and nothing of them gone but what is for the paper of one page.
    const kept = first.rendered.filter((rule) => !forPaper.test(rule));
    expect(second.rendered.length).toBeGreaterThan(kept.length);
    expect(second.rendered.filter((rule) => kept.includes(rule))).toEqual(kept);
  },
);
