import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { DataFolderError } from 'embedded-content-lake';
import { describe, expect, it } from 'vitest';
import { ForeignContentError } from './foreign-content.ts';
import { UsageError } from './lake/verb.ts';
import { LakeConnectionError } from './lake-connection.ts';
import { MigrationError } from './migrate/content-migration.ts';
import { OperatorError } from './operator-error.ts';
import { explain } from './run-main.ts';

function thrownBy(work: () => void): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  return undefined;
}

describe('what an operator can mend is said without a place', () => {
  it.each([
    DataFolderError,
    OperatorError,
    UsageError,
    MigrationError,
    ForeignContentError,
    LakeConnectionError,
  ])('%o', (Fault) => {
    expect(explain(new Fault('Add --yes.'))).toBe('Add --yes.');
  });

  it('an option that there is not', () => {
    const error = thrownBy(() => parseArgs({ args: ['--sevre'], options: {} }));
    expect(explain(error)).toBe("Unknown option '--sevre'");
  });

  it('what the system refuses', () => {
    const error = Object.assign(new Error("EACCES: permission denied, open '/x'"), { code: 'EACCES' });
    expect(explain(error)).toBe("EACCES: permission denied, open '/x'");
  });

  it('what a lake answers, and that none does', async () => {
    const refused = Object.assign(new Error('Unauthorized - Session not found'), { statusCode: 401 });
    expect(explain(refused)).toBe('Unauthorized - Session not found');
    const cause = Object.assign(new Error('getaddrinfo ENOTFOUND abc.api.sanity.io'), { code: 'ENOTFOUND' });
    expect(explain(new TypeError('fetch failed', { cause }))).toBe(
      'fetch failed: getaddrinfo ENOTFOUND abc.api.sanity.io',
    );
  });
});

it('shows where a fault of the program happened', () => {
  const error = thrownBy(() => JSON.parse('{'));
  expect(explain(error)).toContain('run-main.test.ts');
  expect(explain(new Error('There is no such thing.'))).toContain('run-main.test.ts');
  expect(explain(thrownBy(() => readFileSync('/no/such/file')))).toContain('run-main.test.ts');
});

it('every command tells the two apart', () => {
  const commands = globSync('**/*.ts', { cwd: import.meta.dirname, exclude: ['**/*.test.ts'] });
  const mute = commands.filter((file) =>
    /console\.error\(.*error\.message/.test(readFileSync(join(import.meta.dirname, file), 'utf8')),
  );
  expect(mute).toEqual([]);
});
