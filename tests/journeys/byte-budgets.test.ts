import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { fragmentPathOf } from '../../server/site/site-path.ts';
import { agentPages, everyPage } from './every-page.ts';
import { journey } from './journey.ts';
import { expectWordsFirst } from './late-files.ts';
import { latestBuild } from './latest-build.ts';
import { LAST_SCRIPT, openClientBuild, SCRIPT_BUDGET } from './script-bytes.ts';
import { untilHydrated } from './still-journey.ts';

const KIB = 1024;
/** What a visitor of one page may have to load, in bytes as they travel. */
const budget = { font: 48 * KIB, document: 8 * KIB, fragment: 40 * KIB };

const client = join(latestBuild('site'), 'client');
const { pages, scriptsOf, weigh, read } = openClientBuild(client);

describe('the scripts of a page', () => {
  it('are known for every page', () => {
    expect(pages.length).toBeGreaterThan(14);
  });

  it.each(pages)('of %s are within 110 KiB', (page) => {
    expect(weigh([...scriptsOf(page), LAST_SCRIPT])).toBeLessThanOrEqual(SCRIPT_BUDGET);
  });

  it.each(pages)('of %s are few, and none is another page’s', (page) => {
    const scripts = scriptsOf(page);
    expect(scripts.length).toBeLessThanOrEqual(14);
    expect(scripts.filter((file) => /-page-/.test(file))).toHaveLength(1);
  });

  it('have nothing of the gate, of tooltips, or of the client that can write', () => {
    const code = scriptsOf('pages/home/home-page.tsx').map(read).join('\n');
    expect(code).toContain('Loading...');
    expect(code).not.toContain('Incorrect password');
    expect(code).not.toMatch(/data-radix|radix-/);
    expect(code).not.toMatch(/EventSource|createOrReplace/);
  });
});

it('one font file, within 48 KiB', () => {
  const fonts = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.woff2?$/.test(file),
  );
  expect(fonts).toHaveLength(1);
  expect(statSync(join(client, fonts[0] ?? '')).size).toBeLessThanOrEqual(budget.font);
});

journey('the document and the fragment of every page, styles and data included', async ({ server }) => {
  const weightOf = async (address: string) =>
    brotliCompressSync(Buffer.from(await (await fetch(server.url + address)).arrayBuffer())).length;
  for (const path of [...everyPage, ...agentPages]) {
    expect(await weightOf(path), path).toBeLessThanOrEqual(budget.document);
    expect(await weightOf(fragmentPathOf(path)), path).toBeLessThanOrEqual(budget.fragment);
  }
});

journey.for([
  ['/', 'pages/home/home-page.tsx'],
  ['/global-impact', 'pages/global-impact/global-impact-page.tsx'],
] as const)(
  'a cold visit of %s loads exactly the scripts of its page, and none of them before the paint',
  async ([path, source], { openTab }) => {
    const { page } = await openTab({ path });
    // It comes last.
    await page.waitForFunction(() => performance.getEntriesByName(`${origin}/keep-offline.js`).length > 0);
    await page.waitForLoadState('networkidle');
    const seen = await page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      scripts: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ name, startTime }) => ({ file: new URL(name).pathname.slice(1), startTime })),
    }));
    const files = seen.scripts.map(({ file }) => file);
    expect([...new Set(files)].sort()).toEqual([LAST_SCRIPT, ...scriptsOf(source)].sort());
    expect(seen.painted).toBeGreaterThan(0);
    for (const { startTime } of seen.scripts) expect(startTime).toBeGreaterThanOrEqual(seen.painted);
  },
);

const late: { path: string; files: [RegExp, number][] }[] = [
  {
    path: '/',
    files: [
      [/\/images\//, 8],
      [/\.woff2/, 1],
    ],
  },
  {
    path: '/about',
    files: [
      [/\/house\S*\.svg/, 1],
      [/\.woff2/, 1],
    ],
  },
];

journey.for(late)(
  'a cold visit of $path asks for no picture, drawing or face before the words are painted',
  async ({ path, files }, { openTab }) => {
    const { page } = await openTab({ path });
    await untilHydrated(page);
    await expectWordsFirst(page, files);
  },
);
