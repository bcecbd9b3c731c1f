import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { journey } from '../helpers/journey.ts';
import { openClientBuild, SCRIPT_BUDGET } from '../helpers/script-bytes.ts';
import { latestBuild } from '../helpers/test-directories.ts';
import { visitFirstPaint } from './first-paint.ts';

/** Maximum size of the font file in bytes: 48 KiB. */
const FONT_BUDGET = 48 * 1024;

const client = join(latestBuild('site'), 'client');
const { pages, getFile, listScripts, listLaterScripts, weigh, read } = openClientBuild(client);

describe('the scripts of a page', () => {
  it('are known for every page', () => {
    expect(pages.length).toBeGreaterThan(13);
  });

  it.each(pages)('of %s are within 160 KiB, with those of all its sections', (page) => {
    expect(weigh([...listScripts(page), ...listLaterScripts(page)])).toBeLessThanOrEqual(SCRIPT_BUDGET);
  });

  it.each(pages)('of %s are few, and none belongs to another page', (page) => {
    const scripts = listScripts(page);
    expect(scripts.length).toBeLessThanOrEqual(20);
    expect(pages.map(getFile).filter((file) => scripts.includes(file))).toEqual([getFile(page)]);
  });

  it('contain neither tooltips nor the client with write access', () => {
    const code = listScripts('pages/home/home-page.tsx').map(read).join('\n');
    expect(code).toContain('Loading...');
    expect(code).not.toMatch(/data-radix|radix-/);
    expect(code).not.toMatch(/EventSource|createOrReplace/);
  });
});

it('there is one font file, within 48 KiB', () => {
  const fonts = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.woff2?$/.test(file),
  );
  expect(fonts).toHaveLength(1);
  expect(statSync(join(client, fonts[0] ?? '')).size).toBeLessThanOrEqual(FONT_BUDGET);
});

journey.for([
  ['/', 'pages/home/home-page.tsx'],
  ['/global-impact', 'pages/global-impact/global-impact-page.tsx'],
] as const)(
  'a first visit of %s loads exactly the scripts of its page, and none before the first paint',
  async ([path, source], { openTab }) => {
    const { page } = await openTab({ path: '/robots.txt' });
    const seen = await visitFirstPaint(page, path);
    // The code of tooltips and of sections is loaded when the page is idle.
    const files = seen.scripts
      .map(({ file }) => file)
      .filter((file) => !/tooltip-bubbles|floating-ui/.test(file));
    const sections = listLaterScripts(source);
    expect(sections.length).toBeGreaterThan(0);
    const first = files.filter((file) => !sections.includes(file));
    expect([...new Set(first)].sort()).toEqual(listScripts(source).sort());
    expect(seen.painted).toBeGreaterThan(0);
    for (const { startTime } of seen.scripts) expect(startTime).toBeGreaterThanOrEqual(seen.painted);
  },
);
