import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import axe from 'axe-core';
import { root } from '../../helpers/test-directories.ts';
import { type CheckId, checks, type Findings } from './checks.ts';

/** The results of a run in the accessibility statement, which reads the committed file. */
interface AccessibilityResults {
  /** The date of the run, as YYYY-MM-DD. */
  date: string;
  standard: string;
  checks: { id: string; label: string; pages: number }[];
  /** Open findings of the checks, with the page as a path or a name. */
  issues: { check: string; page: string }[];
}

const committedFile = join(root, 'web', 'pages', 'legal', 'accessibility-results.json');
const freshFile = join(root, '.cache', 'accessibility-results.json');

/** Whether this run updates the statement instead of comparing with it. */
export const isRefresh = process.env.ACCESSIBILITY_RESULTS === 'write';

// This module writes the file.
export const committed = JSON.parse(readFileSync(committedFile, 'utf8')) as AccessibilityResults;

/** Collects the findings of a run. */
export function createRecord() {
  const pages = new Map<CheckId, Set<string>>();
  const issues = new Map<string, AccessibilityResults['issues'][number]>();

  return {
    /**
     * Records the findings of a page.
     *
     * @returns the findings that the accessibility statement does not list; none in a run that updates it
     */
    add(page: string, findings: Findings): Findings {
      const untold: Findings = {};
      for (const [check, faults] of listEntries(findings)) {
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
      checks: listEntries(checks).map(([id, label]) => ({
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

// Object.entries loses the type of the keys.
function listEntries<Key extends string, Value>(record: Partial<Record<Key, Value>>): [Key, Value][] {
  return Object.entries(record) as [Key, Value][];
}

/** Writes the results next to the build; in an updating run, into the page. */
export function writeResults(results: AccessibilityResults): void {
  const file = isRefresh ? committedFile : freshFile;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
}
