import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The file with the licences of the bundled packages, in the build and at the site's root. */
export const LICENSES_FILE = 'third-party-licenses.txt';

/** The licence of the site's web font, as a path from the root. The licence must accompany the font. */
const FONT_LICENSE = 'web/theme/newsreader/LICENSE.txt';

const PICTURES = `
## Pictures, voices and maps

The portraits use parts of Open Peeps by Pablo Stanley (CC0 1.0). The outlines of the world map are drawn from Natural Earth
(public domain). The voices were spoken by eSpeak NG, and the videos encoded by FFmpeg; neither program is part of this site.
`;

/** Adds the licences of the web font, the pictures and the voices to those of the bundled packages. */
export function encloseLicenses(root: string, siteClient: string): void {
  const face = readFileSync(join(root, FONT_LICENSE), 'utf8').trim();
  appendFileSync(join(siteClient, LICENSES_FILE), `\n## Newsreader (OFL-1.1)\n\n${face}\n${PICTURES}`);
}
