import { join } from 'node:path';
import { compressFiles } from './compress-files.ts';
import { copyMedia } from './copy-media.ts';
import { encloseLicenses } from './enclose-licenses.ts';
import { makeIcons } from './make-icons.ts';
import { runTool } from './run-tool.ts';

export type SiteBuildOptions = {
  root: string;
  siteClient: string;
  siteServer: string;
  /** The environment's values that are built in. */
  values: Record<string, string>;
};

/** Builds the site for browsers, with the worker that keeps it there, and for rendering its routes ahead. */
export async function buildSite({ root, siteClient, siteServer, values }: SiteBuildOptions): Promise<void> {
  const build = (args: string[]) =>
    runTool('vite', ['build', '--logLevel', 'warn', ...args], {
      cwd: root,
      // Whatever the caller's own is: another would make a development build.
      env: { ...values, NODE_ENV: 'production' },
    });
  await build(['--emptyOutDir', '--outDir', siteClient]);
  await build(['--config', 'scripts/build/boot.config.ts', '--outDir', join(siteClient, '.vite')]);
  // Behind a gate too: a document from before the gate asks for it under its address without hash.
  await build(['--config', 'scripts/build/start.config.ts', '--outDir', siteClient]);
  await build(['--config', 'scripts/build/offline.config.ts', '--outDir', siteClient]);
  copyMedia(root, siteClient);
  await makeIcons(root, siteClient);
  encloseLicenses(root, siteClient);
  compressFiles(siteClient);
  await build(['--emptyOutDir', '--outDir', siteServer, '--ssr', 'entry-server.tsx']);
}
