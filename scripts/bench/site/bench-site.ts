import { type Cell, formatTable } from 'embedded-content-lake/bench';
import { OperatorError } from '../../operator-error.ts';
import { baselinePath } from './baseline-page.ts';
import { type Figures, measurePage, type Throttling } from './measure-page.ts';
import { withUnlockedBrowser } from './measured-browser.ts';
import type { SiteAddresses } from './site-process.ts';
import { withSite } from './site-server.ts';

type SiteBenchOptions = {
  /** Number of visits per page; the table shows medians. */
  runs: number;
  /** The paths to measure; undefined for all. */
  paths: readonly string[] | undefined;
  gates: readonly ('on' | 'off')[];
  throttlings: readonly ThrottlingName[];
};

export type ThrottlingName = keyof typeof throttlings;

/** Lighthouse's name for each kind of throttling. */
const throttlings = { simulated: 'simulate', applied: 'devtools' } as const satisfies Record<
  string,
  Throttling
>;

const columns = [
  'page',
  'score',
  'first paint',
  '× floor',
  'largest',
  '× floor',
  'blocking',
  'shift',
  'script kB',
  'machine',
];

/**
 * Measures every route and a landing page with a phone's profile on a slow connection, with the gate on (unlocked) and off, and next to it a static
 * page with the same text in the same run. Prints a table for each gate state and kind of throttling. Blocking time depends on the
 * machine's speed at that moment, which the last column shows.
 */
export async function benchSite(options: SiteBenchOptions): Promise<void> {
  // The figures of a static page do not depend on the gate, so they are measured once.
  const floors = new Map<string, Promise<Figures>>();
  for (const gate of options.gates) {
    await withSite(gate, async (site) => {
      const visited = site.paths.flatMap((path) => [path, baselinePath(path)]);
      await withUnlockedBrowser(site.url, visited, (port) =>
        printPages(site, { ...options, gate, port, floors }),
      );
    });
  }
}

type PagesOptions = SiteBenchOptions & { gate: string; port: number; floors: Map<string, Promise<Figures>> };

async function printPages(
  site: SiteAddresses,
  { runs, paths, throttlings: names, gate, port, floors }: PagesOptions,
): Promise<void> {
  const measured = site.paths.filter((path) => !paths || paths.includes(path));
  if (measured.length === 0) {
    throw new OperatorError(`None of these is a page. The pages: ${site.paths.join(', ')}`);
  }
  for (const name of names) {
    const how = { port, throttling: throttlings[name], runs };
    const rows: Cell[][] = [];
    for (const path of measured) {
      const key = `${name} ${path}`;
      const floor = floors.get(key) ?? measurePage(site.url + baselinePath(path), how);
      floors.set(key, floor);
      await floor;
      rows.push(row(path, await measurePage(site.url + path, how), await floor));
      console.error(`${gate} ${key}`);
    }
    const title = `Pages with the gate ${gate}, throttling ${name}, median of ${runs}; times in seconds, blocking in ms`;
    console.log(formatTable(title, columns, rows));
  }
}

function row(path: string, page: Figures, floor: Figures): Cell[] {
  return [
    path,
    page.score,
    page.firstPaint / 1000,
    page.firstPaint / floor.firstPaint,
    page.largestPaint / 1000,
    page.largestPaint / floor.largestPaint,
    page.blocking,
    page.shift,
    page.script / 1000,
    page.machine,
  ];
}
