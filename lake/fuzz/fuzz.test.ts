import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { fuzz } from './fuzz.ts';

const root = join(import.meta.dirname, '..', '..');

it('handles 1,500 random requests without a fault', async () => {
  const report = await fuzz({ requests: 1_500, seed: 1 });
  expect(report.faults).toEqual([]);
  expect(Object.keys(report.statuses)).toEqual(
    expect.arrayContaining(['200', '400', '401', '403', '404', '501']),
  );
}, 120_000);

it('npx node lake/fuzz/main.ts sends the given number of requests, and prints the result', async () => {
  const args = ['lake/fuzz/main.ts', '--requests', '20', '--seed', '1'];
  const { stdout } = await run(args);
  expect(stdout).toMatch(/seed 1, \d+ s/);
  expect(stdout).toMatch(/faults\D+0\b/);
}, 120_000);

it('npx node lake/fuzz/main.ts refuses an invalid number of requests', async () => {
  await expect(run(['lake/fuzz/main.ts', '--requests', 'abc'])).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: '--requests abc is no whole number of 1 or more.\n',
  });
}, 120_000);

function run(args: readonly string[]) {
  return promisify(execFile)(process.execPath, args, { cwd: root });
}
