import { join } from 'node:path';
import { runMain } from '../shared/run-main.ts';
import { photographForEditors } from './screenshots/editor-pictures.ts';
import { withPicturedSite } from './screenshots/pictured-site.ts';
import { photographForReadme } from './screenshots/readme-pictures.ts';

const root = join(import.meta.dirname, '..', '..');
const folder = join(root, 'docs', 'images');

/** `npx node scripts/tools/screenshots.ts`: takes the pictures of README.md (`--readme`) and docs/editing.md (`--editor`), or both. */
async function takeScreenshots(args: readonly string[]): Promise<void> {
  await withPicturedSite(root, async (site) => {
    if (!args.includes('--editor')) await photographForReadme(site, folder);
    if (!args.includes('--readme')) await photographForEditors(site, folder);
  });
}

runMain(() => takeScreenshots(process.argv.slice(2)));
