import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import axe from 'axe-core';
import { root } from '../test-directories.ts';
import { type CheckId, checks, type Findings } from './checks.ts';

/** What the accessibility statement shows of a run; the page reads the committed file. */
export interface AccessibilityResults {
  /** The day of the run, as YYYY-MM-DD. */
  date: string;
  standard: string;
  checks: { id: string; label: string; pages: number }[];
  /** What the checks found and nobody has mended yet: on which page, as a path or a name. */
  issues: { check: string; page: string }[];
}

export const committedFile = join(root, 'web', 'pages', 'legal', 'accessibility-results.json');
const freshFile = join(root, '.cache', 'accessibility-results.json');

/** Whether this run is to be told on the page, and not compared with what the page tells. */
export const isRefresh = process.env.ACCESSIBILITY_RESULTS === 'write';

// The file is written by this module.
export const committed = JSON.parse(readFileSync(committedFile, 'utf8')) as AccessibilityResults;

/** What one run found so far. */
export function createRecord() {
  const pages = new Map<CheckId, Set<string>>();
  const issues = new Map<string, AccessibilityResults['issues'][number]>();

  return {
    /**
     * Takes down what checks found on a page.
     *
     * @returns what the accessibility statement does not tell yet; nothing in a run that refreshes it
     */
    add(page: string, findings: Findings): Findings {
      const untold: Findings = {};
      for (const [check, faults] of entriesOf(findings)) {
        pages.set(check, (pages.get(check) ?? new Set()).add(page));
        if (faults.length === 0) continue;
        issues.set(`${check} ${page}`, { check, page });
        if (!isRefresh && !isTold(check, page)) untold[check] = faults;
        else console.log(`${page}: ${check}:\n  ${faults.join('\n  ')}`);
      }
      return untold;
    },
    results: (): AccessibilityResults => ({
      date: new Date().toISOString().slice(0, 10),
      standard: 'WCAG 2.2, level AA',
      checks: entriesOf(checks).map(([id, label]) => ({
        id,
        label: id === 'rules' ? label.replace('axe-core', `axe-core ${axe.version}`) : label,
        pages: pages.get(id)?.size ?? 0,
      })),
      issues: [...issues.values()].sort((one, other) =>
        `${one.check} ${one.page}`.localeCompare(`${other.check} ${other.page}`),
      ),
    }),
  };
}

function isTold(check: string, page: string): boolean {
  return committed.issues.some((issue) => issue.check === check && issue.page === page);
}

// Object.entries forgets the keys it was given.
function entriesOf<Key extends string, Value>(record: Partial<Record<Key, Value>>): [Key, Value][] {
  return Object.entries(record) as [Key, Value][];
}

/** Leaves the results of a run beside the build; in a refreshing run, on the page. */
export function writeResults(results: AccessibilityResults): void {
  const file = isRefresh ? committedFile : freshFile;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
}
