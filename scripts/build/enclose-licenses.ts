import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the build puts the licences of what it bundles, and where the site serves them. */
export const LICENSES_FILE = 'third-party-licenses.txt';

/** Below the root: the licence of the one face that the site ships, which has to go wherever the face goes. */
const FACE_LICENSE = 'web/theme/newsreader/LICENSE.txt';

const PICTURES = `
## Pictures, voices and maps

The portraits use parts of Open Peeps by Pablo Stanley (CC0 1.0). The outlines of the world map are drawn from Natural Earth
(public domain). The voices were spoken by eSpeak NG, and the videos encoded by FFmpeg; neither program is part of this site.
`;

/** Adds to the licences of the bundled packages what the site ships besides: its face, its pictures, its voices. */
export function encloseLicenses(root: string, siteClient: string): void {
  const face = readFileSync(join(root, FACE_LICENSE), 'utf8').trim();
  appendFileSync(join(siteClient, LICENSES_FILE), `\n## Newsreader (OFL-1.1)\n\n${face}\n${PICTURES}`);
}
