import { expect } from 'vitest';
import { eventually } from './eventually.ts';
import { everyPage } from './every-page.ts';
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

journey(
  'no two components have a class of the same name, and no style names one of them',
  async ({ server }) => {
    const owners = new Map<string, Set<string>>();
    for (const path of everyPage) {
      const answer = await fetch(`${server.url}/_fragments${path === '/' ? '/index' : path}.json`);
      expect([path, answer.status]).toEqual([path, 200]);
      const { marks, styles }: { marks: string; styles: string } = await answer.json();
      expect(styles).not.toMatch(/\._[a-z0-9]{1,3}-\d/);
      for (const line of marks.split('\n')) {
        const [, , id = '', classes = ''] = line.split(' ');
        for (const name of classes.split(',')) owners.set(name, (owners.get(name) ?? new Set()).add(id));
      }
    }
    expect(owners.size).toBeGreaterThan(300);
    expect([...owners].filter(([, ids]) => ids.size > 1)).toEqual([]);
  },
);
