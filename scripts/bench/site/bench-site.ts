import { type Cell, formatTable } from '../table.ts';
import { floorPath } from './floor.ts';
import { type Figures, measurePage, type Throttling } from './measure-page.ts';
import { withUnlockedBrowser } from './measured-browser.ts';
import { withSite } from './site-server.ts';

export type SiteBenchOptions = {
  /** How often each page is visited; the table shows medians. */
  runs: number;
  /** Only these paths; all without. */
  paths: readonly string[] | undefined;
  gates: readonly ('on' | 'off')[];
};

const throttlings = [
  ['simulate', 'simulated'],
  ['devtools', 'applied'],
] as const satisfies readonly (readonly [Throttling, string])[];

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
];

/**
 * Measures every route as a phone on a slow line shows it, the gate on (unlocked) and off, beside a static page with
 * as much text in the same run. Prints a table for each state of the gate and each kind of throttling.
 */
export async function benchSite({ runs, paths, gates }: SiteBenchOptions): Promise<void> {
  for (const gate of gates) {
    await withSite(gate, async (site) => {
      const measured = site.paths.filter((path) => !paths || paths.includes(path));
      if (measured.length === 0)
        throw new Error(`None of these is a page. The pages: ${site.paths.join(', ')}`);
      await withUnlockedBrowser(site.url, async (port) => {
        for (const [throttling, name] of throttlings) {
          const rows: Cell[][] = [];
          for (const path of measured) {
            const floor = await measurePage(site.url + floorPath(path), { port, throttling, runs });
            const page = await measurePage(site.url + path, { port, throttling, runs });
            rows.push(row(path, page, floor));
            console.error(`${gate} ${name} ${path}`);
          }
          const title = `Pages with the gate ${gate}, throttling ${name}, median of ${runs}; times in seconds, blocking in ms`;
          console.log(formatTable(title, columns, rows));
        }
      });
    });
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
  ];
}
