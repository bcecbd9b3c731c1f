import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { plantedSecrets } from './planted-secrets.ts';

/** The files in a folder that contain a text. */
export function filesWith(text: string, folder: string): string[] {
  return everyFile(folder).filter((path) => readFileSync(path).includes(text));
}

/** The secrets of the build's environment that files of a folder contain: `SPEECH_API_KEY: …/client/index.html`. */
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
