import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { DamagedStoreError, DataFolderError } from 'embedded-content-lake';
import { describe, expect, it } from 'vitest';
import { UsageError } from '../lake/verb.ts';
import { MigrationError } from '../migrate/migration.ts';
import { ForeignContentError } from './foreign-content.ts';
import { LakeConnectionError } from './lake-connection.ts';
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

describe('prints only the message of an error that the operator can correct:', () => {
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

  it('a damaged store, with the command that restores a backup', () => {
    expect(explain(new DamagedStoreError('The store is damaged.'))).toMatch(
      /^The store is damaged\. npm run lake -- restore /,
    );
  });

  it('an unknown option', () => {
    const error = thrownBy(() => parseArgs({ args: ['--sevre'], options: {} }));
    expect(explain(error)).toBe("Unknown option '--sevre'");
  });

  it('an error of the operating system', () => {
    const error = Object.assign(new Error("EACCES: permission denied, open '/x'"), { code: 'EACCES' });
    expect(explain(error)).toBe("EACCES: permission denied, open '/x'");
  });

  it('an error response of a lake, and an unreachable lake', async () => {
    const refused = Object.assign(new Error('Unauthorized - Session not found'), { statusCode: 401 });
    expect(explain(refused)).toBe('Unauthorized - Session not found');
    const cause = Object.assign(new Error('getaddrinfo ENOTFOUND abc.api.sanity.io'), { code: 'ENOTFOUND' });
    expect(explain(new TypeError('fetch failed', { cause }))).toBe(
      'fetch failed: getaddrinfo ENOTFOUND abc.api.sanity.io',
    );
  });
});

it('prints the stack trace of a programming error', () => {
  const error = thrownBy(() => JSON.parse('{'));
  expect(explain(error)).toContain('run-main.test.ts');
  expect(explain(new Error('There is no such thing.'))).toContain('run-main.test.ts');
  expect(explain(thrownBy(() => readFileSync('/no/such/file')))).toContain('run-main.test.ts');
});

it('no command prints the message of an error itself', () => {
  const scripts = join(import.meta.dirname, '..');
  const commands = globSync('**/*.ts', { cwd: scripts, exclude: ['**/*.test.ts'] });
  const mute = commands.filter((file) =>
    /console\.error\(.*error\.message/.test(readFileSync(join(scripts, file), 'utf8')),
  );
  expect(mute).toEqual([]);
});
