import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The exports of `vite build --ssr render/entry-server.tsx`. */
export type ServerBuild = typeof import('../../web/render/entry-server.tsx');

/** Loads the server build of the site. Throws when the folder holds none. */
export async function loadServerBuild(serverDir: string): Promise<ServerBuild> {
  const file = join(serverDir, 'entry-server.js');
  const build: ServerBuild = await import(pathToFileURL(file).href);
  if (typeof build.readPage !== 'function')
    throw new Error(`${file} is not the server build of the site. Build it again.`);
  return build;
}
