import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

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

/** Secrets in the environment of the tests' build, which a test then searches for in the build. */
export const plantedSecrets = {
  SPEECH_API_KEY: 'planted-speech-key-6f1c',
  MEDIA_CLOUD_NAME: 'planted-cloud-name-0e52',
  VIDEO_API_KEY: 'planted-video-key-90ab',
  MEDIA_UPLOAD_PRESET: 'planted-upload-preset-41d7',
  LAKE_ADMIN_TOKEN: 'planted-admin-token-c3e8',
  SANITY_API_TOKEN: 'planted-sanity-token-77b2',
};
