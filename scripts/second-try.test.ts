import { beforeEach, expect, it, vi } from 'vitest';
import { type Failures, runTwice } from './second-try.ts';

const none: Failures = { files: [], errors: [] };
const flaky = { path: 'roles.test.ts', messages: ['a viewer looks\n    it was late'] };
const lost = { path: 'two-editors.test.ts', messages: ['It did not come to its end.'] };

const said: string[] = [];

beforeEach(() => {
  said.length = 0;
  vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
});

/** Runs that end so, one after the other; resolves with the files of each and the code of all. */
async function outcomeOf(...runs: [number, Failures][]) {
  const asked: (readonly string[])[] = [];
  const code = await runTwice(async (paths) => {
    asked.push(paths);
    const [code, failures] = runs[asked.length - 1] ?? [0, none];
    return { code, failures };
  });
  return { asked, code };
}

it('runs once what passes, and what failed without saying where', async () => {
  expect(await outcomeOf([0, none])).toEqual({ asked: [[]], code: 0 });
  expect(await outcomeOf([1, none])).toEqual({ asked: [[]], code: 1 });
  expect(await outcomeOf([1, { files: [], errors: ['The port is taken'] }])).toEqual({
    asked: [[]],
    code: 1,
  });
});

it('runs every file in which something failed once more, and names what failed', async () => {
  expect(await outcomeOf([1, { files: [flaky, lost], errors: [] }], [0, none])).toEqual({
    asked: [[], ['roles.test.ts', 'two-editors.test.ts']],
    code: 0,
  });
  expect(said.join('\n')).toContain(
    'Passed when run again:\nroles.test.ts\n  a viewer looks\n    it was late\ntwo-editors.test.ts\n  It did not',
  );
});

it('fails when the second run does', async () => {
  expect((await outcomeOf([1, { files: [flaky], errors: [] }], [1, none])).code).toBe(1);
  expect(said.join('\n')).toContain('Failed at first:\nroles.test.ts');
});

it('fails by what no file can tell more of, also when the files pass then', async () => {
  expect((await outcomeOf([1, { files: [flaky], errors: ['The port is taken'] }], [0, none])).code).toBe(1);
  expect(said.at(-1)).toContain('The port is taken');
});
