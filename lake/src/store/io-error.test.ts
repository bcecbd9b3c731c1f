import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openTestLake } from '../testing/test-lake.ts';
import type { RefusedWrite } from './testing/write-until-refused.ts';

/** Blocks of 512 bytes, or of 1024 in some shells: room for the empty store and some dozen pages. */
const MAX_BLOCKS = 1_500;

it('answers 500 when a disk write fails, keeps serving reads, and keeps acknowledged writes', async () => {
  const path = mkdtempSync(join(tmpdir(), 'lake-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  const script = join(import.meta.dirname, 'testing/write-until-refused.ts');
  // The system refuses to let any file of this process grow larger: a true I/O error, in the middle of a commit.
  const limited = `ulimit -S -f ${MAX_BLOCKS}; exec "$@"`;
  const child = spawnSync('/bin/sh', ['-c', limited, 'sh', process.execPath, script, path], {
    encoding: 'utf8',
  });
  // The one line that the process prints is of this type.
  const { written, refused, read, count, small } = JSON.parse(child.stdout) as RefusedWrite;
  expect(child.stderr).toContain('disk I/O error');
  expect({ refused, read, count }).toEqual({ refused: 500, read: 200, count: written.length });
  expect(written.length).toBeGreaterThan(5);

  const lake = openTestLake({ path });
  const ids = [...written, ...(small === 200 ? ['small'] : [])].sort();
  expect(await lake.query('*[_type == "page"]._id | order(@)')).toEqual(ids);
  await lake.mutate({ create: { _id: 'after', _type: 'page', text: 'x'.repeat(20_000) } });
  expect(await lake.query('*[_id == "after"]._id')).toEqual(['after']);
});
