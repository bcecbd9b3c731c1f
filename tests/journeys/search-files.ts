import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { plantedSecrets } from './planted-secrets.ts';

/** The files of a folder whose bytes hold a text. */
export function filesWith(text: string, folder: string): string[] {
  return everyFile(folder).filter((path) => readFileSync(path).includes(text));
}

/** Where the secrets of the environment that a folder was built in stand in its files: `SPEECH_API_KEY: …/client/index.html`. */
export function leakedSecrets(folder: string): string[] {
  return everyFile(folder).flatMap((path) => {
    const bytes = readFileSync(path);
    return Object.entries(plantedSecrets)
      .filter(([, secret]) => bytes.includes(secret))
      .map(([name]) => `${name}: ${path}`);
  });
}

function everyFile(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
