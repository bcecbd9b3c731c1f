import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Carries one request to the content lake. */
export type FetchLake = (request: Request) => Promise<Response>;

export type RenderSource = {
  fetchLake: FetchLake;
  /** The origin of the content API's addresses, such as 'http://localhost:3000'. */
  origin: string;
};

/** One path, rendered. All texts are HTML unless said otherwise. */
export type RenderedPage = {
  status: number;
  /** Plain text. */
  title: string;
  /** The page's head tags, without the title. */
  head: string;
  fragment: string;
  /** Style elements. */
  styles: string;
  /** The dehydrated query cache: JSON. */
  data: unknown;
  /** Keys of the client's manifest whose files the page needs. */
  sources: string[];
};

export type RenderedShell = Pick<RenderedPage, 'title' | 'fragment' | 'styles'>;

/** What `vite build --ssr entry-server.tsx` exports. */
export type ServerBuild = {
  gate: 'on' | 'off';
  /** The rendered path that stands for every path without a route. */
  notFoundPath: string;
  /** Whether a path has a route of its own. */
  hasRoute: (path: string) => boolean;
  listPaths: (source: RenderSource) => Promise<string[]>;
  /** The origins, other than the site's own, of the videos that visitors may see. */
  listMediaOrigins: (source: RenderSource) => Promise<string[]>;
  render: (
    input: RenderSource & { path: string },
  ) => Promise<RenderedPage | { status: number; redirect: string }>;
  renderShell: (source: RenderSource) => Promise<RenderedShell>;
};

/** Loads the server's part of the site's build. Throws when it is missing or not such a build. */
export async function loadServerBuild(serverDir: string): Promise<ServerBuild> {
  const file = join(serverDir, 'entry-server.js');
  const loaded: unknown = await import(pathToFileURL(file).href);
  if (!isServerBuild(loaded)) throw new Error(`${file} is not the server build of the site. Build it again.`);
  return loaded;
}

function isServerBuild(loaded: unknown): loaded is ServerBuild {
  if (typeof loaded !== 'object' || loaded === null) return false;
  const exports = new Map<string, unknown>(Object.entries(loaded));
  return (
    typeof exports.get('gate') === 'string' &&
    typeof exports.get('notFoundPath') === 'string' &&
    ['hasRoute', 'listPaths', 'listMediaOrigins', 'render', 'renderShell'].every(
      (name) => typeof exports.get(name) === 'function',
    )
  );
}
