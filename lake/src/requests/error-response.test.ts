import { writeFile } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openTestLake } from '../testing/test-lake.ts';
import { isDiskFull } from './error-response.ts';

/** The error of SQLite when a database may not grow further. */
function sqliteError(): unknown {
  const database = new DatabaseSync(':memory:');
  database.exec('PRAGMA max_page_count = 3; CREATE TABLE t (x)');
  try {
    database.prepare('INSERT INTO t VALUES (zeroblob(100000))').run();
  } catch (error) {
    return error;
  } finally {
    database.close();
  }
  return undefined;
}

describe('a full disk', () => {
  it('is recognized by the errors of SQLite and of the file system', async () => {
    expect(isDiskFull(sqliteError())).toBe(true);
    expect(isDiskFull(new Error('wrapped', { cause: sqliteError() }))).toBe(true);
    // A device that is always full; macOS has none.
    const error = await writeFile('/dev/full', 'x').catch((reason: unknown) => reason);
    expect(process.platform !== 'linux' || isDiskFull(error)).toBe(true);
    expect(isDiskFull(new Error('disk I/O error'))).toBe(false);
  });

  it('is reported to the writer, and loses no saved data', async () => {
    const { json, query, mutate } = openTestLake();
    const report = vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => void vi.restoreAllMocks());
    await mutate({ create: { _id: 'before', _type: 'page' } });
    const full = sqliteError();
    const exec = vi.spyOn(DatabaseSync.prototype, 'exec').mockImplementation(() => {
      throw full;
    });
    const body = { mutations: [{ create: { _id: 'lost', _type: 'page' } }] };
    expect(await json('/data/mutate/production', { body })).toEqual({
      status: 507,
      body: {
        error: {
          type: 'storageFullError',
          description: 'Storage is full: ask whoever runs this to make room. This change was not saved.',
        },
      },
    });
    exec.mockRestore();
    expect(report).toHaveBeenCalledOnce();
    expect(await query('*[_type == "page"]._id')).toEqual(['before']);
    await mutate({ create: { _id: 'after', _type: 'page' } });
  });
});
