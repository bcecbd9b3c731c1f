import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readEnvFile } from './env-file.ts';
import { EnvironmentError } from './environment.ts';

function envFile(content: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'env-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, '.env');
  writeFileSync(file, content);
  return file;
}

it('reads assignments, quotes and comments', () => {
  const content = '# comment\nPORT=3001\n\nexport GATE = off\r\nGATE_PASSWORD="with # and spaces"\n';
  expect(readEnvFile(envFile(content))).toEqual({
    PORT: '3001',
    GATE: 'off',
    GATE_PASSWORD: 'with # and spaces',
  });
});

it('finds nothing in a file that is not there', () => {
  expect(readEnvFile('/no/such/.env')).toEqual({});
});

it('names the line that it cannot read', () => {
  const file = envFile('PORT=3001\nGATE: off\n');
  expect(() => readEnvFile(file)).toThrow(EnvironmentError);
  expect(() => readEnvFile(file)).toThrow(
    `Line 2 of ${file} is not NAME=value: "GATE: off". Mend or delete that line.`,
  );
});
