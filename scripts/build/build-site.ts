import { compressFiles } from './compress-files.ts';
import { copyMedia } from './copy-media.ts';
import { encloseLicenses } from './enclose-licenses.ts';
import { makeIcons } from './make-icons.ts';
import { runTool } from './run-tool.ts';

export type SiteBuildOptions = {
  root: string;
  siteClient: string;
  siteServer: string;
};

/** Builds the site for browsers, and for rendering its routes ahead. No setting of the environment is built in. */
export async function buildSite({ root, siteClient, siteServer }: SiteBuildOptions): Promise<void> {
  const build = (args: string[]) =>
    runTool('vite', ['build', '--logLevel', 'warn', '--emptyOutDir', ...args], {
      cwd: root,
      // Whatever the caller's own is: another would make a development build.
      env: { NODE_ENV: 'production' },
    });
  await build(['--outDir', siteClient]);
  copyMedia(root, siteClient);
  await makeIcons(root, siteClient);
  encloseLicenses(root, siteClient);
  compressFiles(siteClient);
  await build(['--outDir', siteServer, '--ssr', 'render/entry-server.tsx']);
}
