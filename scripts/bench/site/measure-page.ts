import { median } from 'embedded-content-lake/bench';
import lighthouse, { type Result } from 'lighthouse';

/** How Lighthouse applies the slow network and CPU: computed from an unthrottled visit, or applied during the visit. */
export type Throttling = 'simulate' | 'devtools';

/** One visit of a page. Times in ms, script in bytes transferred, `machine` is Lighthouse's benchmark index of the CPU. */
export type Figures = {
  score: number;
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  shift: number;
  script: number;
  machine: number;
};

const names = ['score', 'firstPaint', 'largestPaint', 'blocking', 'shift', 'script', 'machine'] as const;

/** Visits a page `runs` times with Lighthouse's mobile profile, each time with an empty cache. @returns the medians */
export async function measurePage(
  url: string,
  { port, throttling, runs }: { port: number; throttling: Throttling; runs: number },
): Promise<Figures> {
  const visits: Figures[] = [];
  for (let run = 0; run < runs; run += 1) visits.push(await visit(url, port, throttling));
  const medians = names.map((name) => [name, median(visits.map((figures) => figures[name]))] as const);
  return { ...visits[0], ...Object.fromEntries(medians) } as Figures;
}

/** How often a visit is repeated when the browser recorded no trace; Lighthouse recommends the retry. */
const MAX_TRIES = 4;

async function visit(url: string, port: number, throttling: Throttling): Promise<Figures> {
  let problem = 'no result';
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const result = await lighthouse(url, {
      port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: ['performance'],
      throttlingMethod: throttling,
      // The screenshot is for Lighthouse's HTML report, which is not used, and takes a fifth of the time.
      disableFullPageScreenshot: true,
    });
    if (result && !result.lhr.runtimeError) return figuresOf(result.lhr);
    problem = result?.lhr.runtimeError?.message ?? problem;
  }
  throw new Error(`Lighthouse could not measure ${url}: ${problem}`);
}

function figuresOf({ audits, categories, environment }: Result): Figures {
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    score: (categories.performance?.score ?? Number.NaN) * 100,
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    script: scriptBytes(audits['network-requests']?.details),
    machine: environment.benchmarkIndex,
  };
}

/** Transferred bytes of all scripts, headers included. */
function scriptBytes(details: unknown): number {
  const items =
    typeof details === 'object' && details !== null && 'items' in details && Array.isArray(details.items)
      ? details.items
      : [];
  return items
    .filter((item) => item.resourceType === 'Script')
    .reduce((sum, item) => sum + Number(item.transferSize), 0);
}
