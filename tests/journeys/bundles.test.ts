import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildDirectory } from './places.ts';
import { plantedSecrets } from './planted-secrets.ts';

/** The files of a folder whose bytes hold a text. */
function filesWith(text: string, folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => readFileSync(path).includes(text));
}

describe.each(['site', 'studio'])('what is built of the %s', (part) => {
  const folder = join(buildDirectory, part);

  it.each(Object.entries(plantedSecrets))(
    'holds no %s of the environment it was built in',
    (_name, secret) => {
      expect(filesWith(secret, folder)).toEqual([]);
    },
  );

  it('is really searched', () => {
    expect(filesWith('Incorrect password', join(buildDirectory, 'site'))).not.toEqual([]);
    expect(filesWith('Make the talking video', join(buildDirectory, 'studio'))).not.toEqual([]);
  });
});
