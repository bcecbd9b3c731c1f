import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createStudioHeaders } from '../../../server/studio/studio-policy.ts';
import { type StudioSettings, withStudioSettings } from '../../../server/studio/studio-settings.ts';
import { writeRuleFiles } from './hosting-rules.ts';

type StaticStudioOptions = {
  /** The folder of the built Studio. */
  studio: string;
  settings: StudioSettings;
  /** Empty or new. `public` in it gets the files to upload; configuration snippets for servers are written beside that. */
  directory: string;
};

/** Writes a Studio for a hosted project as static files, under `/studio/` as on the embedded server. */
export function writeStaticStudio({ studio, settings, directory }: StaticStudioOptions): void {
  const folder = join(directory, 'public');
  cpSync(studio, join(folder, 'studio'), { recursive: true });
  const page = withStudioSettings(readFileSync(join(studio, 'index.html'), 'utf8'), settings);
  writeFileSync(join(folder, 'studio', 'index.html'), page);
  // Cloudflare Pages ignores a rewrite to an index.html (workers-sdk#3083). Without a 404.html it serves this file for every
  // address that has no file.
  writeFileSync(join(folder, 'index.html'), page);
  const rules = writeRuleFiles({
    headers: [
      {
        path: '/*',
        headers: createStudioHeaders(page, { siteUrl: settings.siteUrl, isSelfContained: false }),
      },
      { path: '/studio/static/*', headers: { 'cache-control': 'public, max-age=31536000, immutable' } },
      { path: '/studio/index.html', headers: { 'cache-control': 'no-cache' } },
    ],
    redirects: { '/': '/studio/' },
    fallback: { path: '/studio/*', file: '/studio/index.html' },
  });
  for (const { name, text, isUploaded } of rules) {
    writeFileSync(join(isUploaded ? folder : directory, name), text);
  }
}
