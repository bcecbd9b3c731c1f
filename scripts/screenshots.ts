import { join } from 'node:path';
import { runMain } from './run-main.ts';
import { photographForEditors } from './screenshots/editor-pictures.ts';
import { photographPages } from './screenshots/page-pictures.ts';
import { withPicturedSite } from './screenshots/pictured-site.ts';
import { photographForReadme } from './screenshots/readme-pictures.ts';

const root = join(import.meta.dirname, '..');

/**
 * `npm run screenshots`: every page at three widths in both themes, beside the pictures of the run before.
 * `npm run screenshots -- /poly-ai /contact` takes those pages only; `-- --readme` takes the README's pictures, `-- --editor` those
 * of docs/editing.md.
 */
async function takeScreenshots(args: readonly string[]): Promise<void> {
  await withPicturedSite(root, async (site) => {
    if (args.includes('--readme')) await photographForReadme(site, join(root, 'docs', 'images'));
    else if (args.includes('--editor')) await photographForEditors(site, join(root, 'docs', 'images'));
    else await photographPages(site, join(root, 'screenshots'), args);
  });
}

runMain(() => takeScreenshots(process.argv.slice(2)));
