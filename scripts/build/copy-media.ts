import { copyFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the agents' videos, as a path from the root. */
export const MEDIA_FOLDER = 'scripts/seed/media';

/**
 * Copies the agents' videos and captions to where the site serves its files, so that this server and any static host serve
 * `/tara.mp4`, `/tara_com.mp4` and `/tara.vtt`.
 */
export function copyMedia(root: string, siteClient: string): void {
  const folder = join(root, MEDIA_FOLDER);
  for (const name of readdirSync(folder)) {
    if (/\.(mp4|vtt)$/.test(name)) copyFileSync(join(folder, name), join(siteClient, name));
  }
}
