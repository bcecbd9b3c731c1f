import { type Cell, formatTable } from 'embedded-content-lake/bench';
import { OperatorError } from '../../operator-error.ts';
import { baselinePath } from './baseline-page.ts';
import { type Figures, measurePage, type Throttling } from './measure-page.ts';
import { withUnlockedBrowser } from './measured-browser.ts';
import type { SiteAddresses } from './site-process.ts';
import { withSite } from './site-server.ts';

export type SiteBenchOptions = {
  /** How often each page is visited; the table shows medians. */
  runs: number;
  /** Only these paths; all without. */
  paths: readonly string[] | undefined;
  gates: readonly ('on' | 'off')[];
  throttlings: readonly ThrottlingName[];
};

export type ThrottlingName = keyof typeof throttlings;

/** By what the tables call them. */
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
 * Measures every route as a phone on a slow line shows it, the gate on (unlocked) and off, beside a static page with
 * as much text in the same run: a table for each state of the gate and each kind of throttling. Blocking depends on how fast the
 * machine is just then, which the last column says.
 */
export async function benchSite(options: SiteBenchOptions): Promise<void> {
  // The gate does not change what a static page takes.
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
