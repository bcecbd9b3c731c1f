import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawIcon, iconPaths } from '../../server/site/icons/draw-icon.ts';

/** Draws the icons of phones and of older browsers from `web/public/favicon.svg`, into the folder of the site's build. */
export async function makeIcons(root: string, siteClient: string): Promise<void> {
  const svg = readFileSync(join(root, 'web', 'public', 'favicon.svg'));
  for (const path of iconPaths) writeFileSync(join(siteClient, path), await drawIcon(path, svg));
}
