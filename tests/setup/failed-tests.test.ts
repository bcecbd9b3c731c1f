import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type AskedFile, failuresOf } from './failed-tests.ts';

const idOf = (name: string) => join(import.meta.dirname, '..', 'journeys', `${name}.test.ts`);

type State = ReturnType<NonNullable<AskedFile['testModule']>['state']>;

/** A file of some name as Vitest tells of it: it says `ok` of everything in which nothing has failed yet. */
function fileIn(state: State, name = 'roles', failures: readonly string[] = []): AskedFile {
  const tests = failures.map((message) => ({
    fullName: `${name} do`,
    result: () => ({ errors: [{ message }] }),
  }));
  return {
    moduleId: idOf(name),
    testModule: {
      ok: () => state !== 'failed',
      state: () => state,
      errors: () => [],
      children: { allTests: () => tests },
    },
  };
}

it('tells of no file that passed or was left out', () => {
  expect(failuresOf([fileIn('passed'), fileIn('skipped')], [])).toEqual({ files: [], errors: [] });
});

it('tells what a failed test says', () => {
  expect(failuresOf([fileIn('failed', 'roles', ['late'])], []).files).toEqual([
    { path: 'tests/journeys/roles.test.ts', messages: ['roles do\n    late'] },
  ]);
});

it.each([
  ['began no test', fileIn('queued')],
  ['did not end its tests', fileIn('pending')],
  ['was never loaded', { moduleId: idOf('roles'), testModule: undefined }],
])('tells of a file that %s', (_what, file) => {
  expect(failuresOf([file], []).files).toEqual([
    { path: 'tests/journeys/roles.test.ts', messages: ['It did not come to its end.'] },
  ]);
});

it('tells with a file why its worker died, and what nobody caught while it ran', () => {
  const died = { message: 'The worker is gone', cause: { message: `It ran ${idOf('roles')}` } };
  const uncaught = { message: 'Nobody caught it', VITEST_TEST_PATH: idOf('reading') };
  const { files, errors } = failuresOf([fileIn('pending'), fileIn('passed', 'reading')], [died, uncaught]);
  expect(files).toEqual([
    {
      path: 'tests/journeys/roles.test.ts',
      messages: ['It did not come to its end.', `The worker is gone\n    It ran ${idOf('roles')}`],
    },
    {
      path: 'tests/journeys/reading.test.ts',
      messages: [`Nobody caught it\n    while running ${idOf('reading')}`],
    },
  ]);
  expect(errors).toEqual([]);
});

it('tells apart what was thrown outside of all files', () => {
  const failures = failuresOf([fileIn('passed')], [{ message: 'The port is taken' }]);
  expect(failures).toEqual({ files: [], errors: ['The port is taken'] });
});
