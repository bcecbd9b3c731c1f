import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { includeJourneys, journeySteps, quickSteps, SLOW, testsUnder, unitSteps } from './check-steps.ts';

const root = join(import.meta.dirname, '..');

it('leaves out of the quick check only files that are there', () => {
  const folders = '{scripts,server,studio,tests,web}';
  const missing = SLOW.filter(
    (file) => globSync(file.replace('**', `${folders}/**`), { cwd: root }).length === 0,
  );
  expect(missing).toEqual([]);
});

it('adds the component tests of the folders that are asked for, journeys excepted', () => {
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

it('takes a test that was singled out for a fault where all are run, not where some are asked for', () => {
  for (const { args } of [...unitSteps, ...journeySteps]) expect(args).toContain('--allowOnly=false');
  expect(testsUnder(['tests/journeys/reading']).args).not.toContain('--allowOnly=false');
});

it.each([['tests/journeys/reading'], ['./tests'], ['.'], [root], ['server/site', 'Reading']])(
  'knows that journeys are among the tests of %s',
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
