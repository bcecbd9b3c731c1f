import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { includeJourneys, journeySteps, quickSteps, SLOW, testsUnder, unitSteps } from './check-steps.ts';

const root = join(import.meta.dirname, '..');

it('excludes only existing files from the quick check', () => {
  const folders = '{scripts,server,studio,tests,web}';
  const missing = SLOW.filter(
    (file) => globSync(file.replace('**', `${folders}/**`), { cwd: root }).length === 0,
  );
  expect(missing).toEqual([]);
});

it('adds the component tests of the given folders, except journeys', () => {
  const [asked, quick] = quickSteps(['web/pages/contact']);
  expect(asked?.args).toEqual(expect.arrayContaining(['--project', 'dom', 'web/pages/contact']));
  expect(asked?.args).not.toContain('journeys');
  expect(quick?.args).toEqual(expect.arrayContaining(['--project', 'node*', '--exclude']));
  expect(quickSteps([])).toEqual([quick]);
});

it('runs tests of any kind by their path', () => {
  const { args } = testsUnder(['tests/journeys/reading']);
  expect(args).not.toContain('--project');
  expect(args).toContain('tests/journeys/reading');
});

it('fails on a test marked `only` in a run of all tests, not in a run of some paths', () => {
  for (const { args } of [...unitSteps, ...journeySteps]) expect(args).toContain('--allowOnly=false');
  expect(testsUnder(['tests/journeys/reading']).args).not.toContain('--allowOnly=false');
});

it.each([['tests/journeys/reading'], ['./tests'], ['.'], [root], ['server/site', 'Reading']])(
  'finds journeys among the tests of %s',
  (...paths) => {
    expect(includeJourneys(paths)).toBe(true);
  },
);

it.each([['server/site'], ['./web/pages/contact', 'scripts'], ['tests/contract']])(
  'needs no browser for the tests of %s',
  (...paths) => {
    expect(includeJourneys(paths)).toBe(false);
  },
);
