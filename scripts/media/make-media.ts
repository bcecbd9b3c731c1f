import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { people } from './portraits/people.ts';
import { portraitSvg } from './portraits/portrait.ts';
import { portraitPicture } from './portraits/portrait-picture.ts';

/** `npm run make:media` draws the eight portraits into `scripts/seed/media/`, as drawing (SVG) and picture (PNG). */
const folder = join(import.meta.dirname, '../seed/media');

mkdirSync(folder, { recursive: true });
for (const [name, person] of Object.entries(people)) {
  const svg = portraitSvg(person);
  writeFileSync(join(folder, `${name}.svg`), `${svg}\n`);
  writeFileSync(join(folder, `${name}.png`), await portraitPicture(svg));
  console.log(`drew ${name}`);
}
