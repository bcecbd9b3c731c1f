import { copyFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the agents' videos, below the root. */
export const MEDIA_FOLDER = 'scripts/seed/media';

/**
 * Puts the agents' videos and captions where the site serves its files, so that `/tara.mp4`, `/tara_com.mp4` and
 * `/tara.vtt` are there (spec section 7) from this server and from any static hosting alike.
 */
export function copyMedia(root: string, siteClient: string): void {
  const folder = join(root, MEDIA_FOLDER);
  for (const name of readdirSync(folder)) {
    if (/\.(mp4|vtt)$/.test(name)) copyFileSync(join(folder, name), join(siteClient, name));
  }
}
