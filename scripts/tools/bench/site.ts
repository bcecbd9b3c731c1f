import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import lighthouse, { type Result } from 'lighthouse';
import { chromium } from 'playwright-core';
import { chromiumArguments, findChromium } from '../../shared/chromium.ts';
import { findFreePort } from '../../shared/free-port.ts';
import { OperatorError } from '../../shared/operator-error.ts';
import { parsePositiveInteger, readChoice } from '../../shared/options.ts';
import { runMain } from '../../shared/run-main.ts';
import { plainPath, type ServedSite } from './served-site.ts';

const USAGE = `npm run bench -- site [--paths </,/about>] [--runs <n>] [--gate on|off]

Visits pages of the site as a slow phone shows them, with Lighthouse's simulated throttling, and beside each a static page with
the same text in the same run. Prints the medians; blocking time depends on the machine's speed at that moment, which the last
column shows. All pages take hours.
  --paths    pages (all)
  --runs     how often each page is visited (5)
  --gate     with the gate on, for a visitor who has unlocked it, or off (both)`;

/** One visit of a page. Times in ms, script in bytes transferred, `machine` is Lighthouse's benchmark index of the CPU. */
type Figures = Record<
  'score' | 'firstPaint' | 'largestPaint' | 'blocking' | 'shift' | 'script' | 'machine',
  number
>;

/** Visits a page `runs` times with Lighthouse's mobile profile, each time with an empty cache. @returns the medians */
async function measurePage(url: string, port: number, runs: number): Promise<Figures> {
  const visits: Figures[] = [];
  for (let run = 0; run < runs; run += 1) visits.push(await visit(url, port));
  const median = (name: keyof Figures) =>
    visits.map((figures) => figures[name]).sort((one, other) => one - other)[Math.floor(runs / 2)] ??
    Number.NaN;
  return {
    score: median('score'),
    firstPaint: median('firstPaint'),
    largestPaint: median('largestPaint'),
    blocking: median('blocking'),
    shift: median('shift'),
    script: median('script'),
    machine: median('machine'),
  };
}

/** How often a visit is repeated when the browser recorded no trace; Lighthouse recommends the retry. */
const MAX_TRIES = 4;

async function visit(url: string, port: number): Promise<Figures> {
  let problem = 'no result';
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const result = await lighthouse(url, {
      port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: ['performance'],
      // The screenshot is for Lighthouse's HTML report, which is not used, and takes a fifth of the time.
      disableFullPageScreenshot: true,
    });
    if (result && !result.lhr.runtimeError) return readFigures(result.lhr);
    problem = result?.lhr.runtimeError?.message ?? problem;
  }
  throw new Error(`Lighthouse could not measure ${url}: ${problem}`);
}

function readFigures({ audits, categories, environment }: Result): Figures {
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const requests = audits['network-requests']?.details;
  const items = requests && 'items' in requests && Array.isArray(requests.items) ? requests.items : [];
  return {
    score: (categories.performance?.score ?? Number.NaN) * 100,
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    script: items
      .filter((item) => item.resourceType === 'Script')
      .reduce((sum, item) => sum + Number(item.transferSize), 0),
    machine: environment.benchmarkIndex,
  };
}

/** Serves the site with the seed's content from a separate process until `use` has ended. */
async function withSite(gate: string, use: (site: ServedSite) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-site-'));
  const { PATH = '', HOME = '' } = process.env;
  const child = fork(join(import.meta.dirname, 'served-site.ts'), {
    env: { PATH, HOME, ENV_FILE: '/dev/null', GATE: gate, PORT: '0', LAKE_DATA_DIR: folder },
  });
  try {
    const [site] = await Promise.race([once(child, 'message'), once(child, 'exit')]);
    if (child.exitCode !== null) throw new Error('The site could not be served.');
    await use(site);
  } finally {
    if (child.exitCode === null) {
      child.kill();
      await once(child, 'exit');
    }
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Runs a browser with a debugging port for Lighthouse, in which a visitor has already unlocked the site at `url` and visited
 * each of `paths`, so that one-time costs of a new server or browser are not measured.
 */
async function withUnlockedBrowser(
  url: string,
  paths: readonly string[],
  use: (port: number) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-browser-'));
  const port = await findFreePort();
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: findChromium(),
    args: [...chromiumArguments, `--remote-debugging-port=${port}`],
  });
  try {
    const page = await context.newPage();
    await page.goto(`${url}/favicon.svg`);
    // Lighthouse keeps local storage and empties the caches before each run.
    await page.evaluate(() => localStorage.setItem('authenticated', 'true'));
    for (const path of paths) await page.goto(url + path, { waitUntil: 'networkidle' });
    await page.close();
    await use(port);
  } finally {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

function row(path: string, page: Figures, plain: Figures) {
  const seconds = (milliseconds: number) => Number((milliseconds / 1000).toFixed(2));
  return {
    page: path,
    score: Math.round(page.score),
    'first paint s': seconds(page.firstPaint),
    '× plain page': Number((page.firstPaint / plain.firstPaint).toFixed(2)),
    'largest s': seconds(page.largestPaint),
    '× plain page, largest': Number((page.largestPaint / plain.largestPaint).toFixed(2)),
    'blocking ms': Math.round(page.blocking),
    shift: Number(page.shift.toFixed(3)),
    'script kB': Math.round(page.script / 1000),
    machine: Math.round(page.machine),
  };
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      paths: { type: 'string' },
      runs: { type: 'string', default: '5' },
      gate: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return console.log(USAGE);
  const runs = parsePositiveInteger('--runs', values.runs);
  const wanted = values.paths?.split(',');
  for (const gate of values.gate ? [readChoice('--gate', values.gate, ['off', 'on'])] : ['off', 'on']) {
    await withSite(gate, async ({ url, paths }) => {
      const measured = paths.filter((path) => !wanted || wanted.includes(path));
      if (measured.length === 0)
        throw new OperatorError(`None of these is a page. The pages: ${paths.join(', ')}`);
      const visited = measured.flatMap((path) => [path, plainPath(path)]);
      await withUnlockedBrowser(url, visited, async (port) => {
        const rows: object[] = [];
        for (const path of measured) {
          const plain = await measurePage(url + plainPath(path), port, runs);
          rows.push(row(path, await measurePage(url + path, port, runs), plain));
          console.error(`measured ${path}`);
        }
        console.log(`\nGate ${gate}, medians of ${runs} visits`);
        console.table(rows);
      });
    });
  }
}

runMain(main);
