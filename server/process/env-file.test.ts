import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { readEnvFile, readVariables } from './env-file.ts';
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

it('returns no variables when the file does not exist', () => {
  expect(readEnvFile('/no/such/.env')).toEqual({});
});

it('names the line that it cannot parse, without its value', () => {
  const file = envFile('PORT=3001\nSPEECH_API_KEY: sk_secret\n');
  expect(() => readEnvFile(file)).toThrow(EnvironmentError);
  expect(() => readEnvFile(file)).toThrow(
    `Line 2 of ${file}, which begins with SPEECH_API_KEY, is not NAME=value. Mend or delete that line.`,
  );
  const bare = envFile('sk_secret_alone\n"quoted"\n');
  expect(() => readEnvFile(bare)).toThrow(/^Line 1 of [^,]*\.env is not NAME=value\. Mend/);
});

describe('ENV_FILE', () => {
  function readWith(named: string): Record<string, string | undefined> {
    vi.stubEnv('ENV_FILE', named);
    onTestFinished(() => void vi.unstubAllEnvs());
    return readVariables(join(envFile('GATE_PASSWORD=of-the-project\n'), '..'));
  }

  it('names a file that is read instead of .env', () => {
    expect(readWith(envFile('GATE_PASSWORD=of-the-file\n')).GATE_PASSWORD).toBe('of-the-file');
    expect(readWith('/dev/null').GATE_PASSWORD).toBeUndefined();
  });

  it('fails when its file does not exist', () => {
    expect(() => readWith('/no/such/sites.env')).toThrow(EnvironmentError);
    expect(() => readWith('/no/such/sites.env')).toThrow(
      'There is no file /no/such/sites.env, which ENV_FILE names. Correct its path, or unset ENV_FILE to read .env.',
    );
  });

  it('reads .env when it is empty', () => {
    expect(readWith('').GATE_PASSWORD).toBe('of-the-project');
  });
});
