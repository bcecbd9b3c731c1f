import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readAdminToken } from './admin-token.ts';

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'admin-token-'));
  onTestFinished(() => rmSync(path, { recursive: true }));
  return path;
}

it('uses the configured token', () => {
  const directory = folder();
  expect(readAdminToken('a-token-of-our-own', directory)).toBe('a-token-of-our-own');
  expect(readdirSync(directory)).toEqual([]);
});

it('makes a token once and stores it in a file that only its owner can read', () => {
  const directory = folder();
  const token = readAdminToken(undefined, directory);
  expect(token).toMatch(/^[\w-]{32}$/);
  expect(readAdminToken(undefined, directory)).toBe(token);
  expect(readAdminToken(undefined, folder())).not.toBe(token);
  expect(readFileSync(join(directory, 'admin-token'), 'utf8').trim()).toBe(token);
  expect(statSync(join(directory, 'admin-token')).mode & 0o077).toBe(0);
});

it('refuses a token file that is empty or cut off', () => {
  const directory = folder();
  writeFileSync(join(directory, 'admin-token'), '');
  expect(() => readAdminToken(undefined, directory)).toThrow(/admin-token holds no token .* Delete it/);
});

it('refuses a stored token that a header cannot carry', () => {
  const directory = folder();
  writeFileSync(join(directory, 'admin-token'), 'a pass phrase with blanks');
  expect(() => readAdminToken(undefined, directory)).toThrow(/admin-token holds no token .* without spaces/);
});

it('reports a data folder that cannot be written', () => {
  const file = join(folder(), 'file');
  writeFileSync(file, '');
  expect(() => readAdminToken(undefined, join(file, 'data'))).toThrow(/cannot be used .* use another folder/);
});
