import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { writeThirdPartyNotices } from './third-party-notices.ts';

const root = join(import.meta.dirname, '..', '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

it('is up to date with the lock file', () => {
  const fresh = writeThirdPartyNotices(JSON.parse(read('package-lock.json')));
  expect(
    read('THIRD-PARTY-NOTICES.md') === fresh,
    'THIRD-PARTY-NOTICES.md is stale. Run "npm run docs" and commit the file.',
  ).toBe(true);
});

it('lists each production dependency once, by licence, and no development dependency', () => {
  const page = writeThirdPartyNotices({
    packages: {
      '': { version: '1.0.0' },
      'node_modules/b': { version: '2.0.0', license: 'MIT' },
      'node_modules/a': { version: '1.0.0', license: 'MIT' },
      'node_modules/b/node_modules/a': { version: '1.0.0', license: 'MIT' },
      'node_modules/@scope/c': { version: '3.0.0', license: 'ISC' },
      'node_modules/tool': { version: '1.0.0', license: 'GPL-3.0', dev: true },
    },
  });
  expect(page).toContain('## MIT (2)\n\na 1.0.0 · b 2.0.0\n\n## ISC (1)\n\n@scope/c 3.0.0\n');
  expect(page).not.toContain('tool 1.0.0');
});

it('reports a package with an unknown licence', () => {
  const lock = { packages: { 'node_modules/silent': { version: '1.0.0' } } };
  expect(() => writeThirdPartyNotices(lock)).toThrow(
    /The licence of silent is not in package-lock\.json.*LICENSES_READ_BY_HAND/s,
  );
});
