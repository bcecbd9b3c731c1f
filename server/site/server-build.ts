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
  card: ShareCard;
  /** The talking videos that the page plays; missing in pages of an earlier build. */
  videos?: PageVideo[];
  /** Whether it was rendered by another build or for another environment: read from the disk, it has no data. */
  isOlder?: boolean;
};

/** What a shared link shows of a page. Plain texts. */
export type ShareCard = {
  /** The page's title without the product's name at its end. */
  name: string;
  description?: string;
  /** The absolute address of a picture of 1200 by 630 pixels that an editor chose. */
  image?: string;
  /** What that picture shows, in words. */
  imageText?: string;
  /** The absolute address of the portrait in the picture that the site draws. */
  portrait?: string | undefined;
};

/** A talking video, by all that a search engine asks of one. Plain texts, absolute addresses and an ISO 8601 date. */
export type PageVideo = Record<'name' | 'description' | 'thumbnailUrl' | 'uploadDate' | 'contentUrl', string>;

/** The public facts of the site, which also locked pages show. Plain texts. */
export type SiteProfile = {
  productName: string;
  /** What shared links say while the gate is on. */
  gateDescription?: string;
  /** All that a visitor without JavaScript reads while the gate is on; an empty line between paragraphs. */
  noScriptText?: string;
  /** The absolute address of the picture that the site's icons are drawn from, when an editor chose one. */
  icon?: string;
  /** The publisher's facts that somebody filled in. */
  organization: { name?: string; address?: string; email?: string };
  /** The short names of pages, by path. */
  names: Readonly<Record<string, string>>;
  /** The present paths of pages, by their former paths. */
  moved: Readonly<Record<string, string>>;
};

/** What the picture of a shared link says, and the address of the face it shows. */
export type SharePicture = Record<'productName' | 'name' | 'text', string> & {
  portrait?: string | undefined;
};

/** The box of a text, in pixels, with the largest font size, the line height as a multiple of it, and the colour as CSS. */
export type TextBox = Record<'size' | 'leading' | 'left' | 'top' | 'width' | 'height', number> & {
  color: string;
};

/** The picture of 1200 by 630 pixels as SVG, without its texts; the portrait is a `data:` URL. */
export type DrawSharePicture = (portrait?: string) => {
  svg: string;
  boxes: Record<'productName' | 'name' | 'text', TextBox>;
};

export type RenderedShell = Pick<RenderedPage, 'title' | 'fragment' | 'styles' | 'isOlder'>;

/** What the site is told of the environment. `siteUrl` and `studioOrigin` are '' where there is none. */
export type SiteSettings = {
  projectId: string;
  dataset: string;
  gate: 'on' | 'off';
  gatePassword: string;
  siteUrl: string;
  studioOrigin: string;
};

/** The part of the settings that every document holds as JSON. */
export type SiteConfig = Omit<SiteSettings, 'gatePassword'> & { gateSalt: string; gateDigest: string };

/** What `vite build --ssr render/entry-server.tsx` exports; a contract test holds `web/render/entry-server.tsx` against it. */
export type ServerBuild = {
  /** Has everything rendered from now on for this environment. Resolves with what every document has to say of it. */
  configure: (settings: SiteSettings) => Promise<SiteConfig>;
  /** The rendered path that stands for every path without a route. */
  notFoundPath: string;
  /** The rendered path that stands for every agent that there is not. */
  unknownAgentPath: string;
  /** Whether a path has a route of its own. */
  hasRoute: (path: string) => boolean;
  /** The rendered path that stands for a path whose page only the content knows, while there is none; undefined for a fixed path. */
  standInPathOf: (path: string) => string | undefined;
  /** Where the paths lead that lead elsewhere whatever the content says. */
  redirects: Readonly<Record<string, string>>;
  listPaths: (source: RenderSource) => Promise<string[]>;
  /** The origins, other than the site's own, of the agents' videos, captions and pictures. */
  listMediaOrigins: (source: RenderSource) => Promise<string[]>;
  render: (
    input: RenderSource & { path: string },
  ) => Promise<RenderedPage | { status: number; redirect: string }>;
  renderShell: (source: RenderSource) => Promise<RenderedShell>;
  readProfile: (source: RenderSource) => Promise<SiteProfile>;
  drawSharePicture: DrawSharePicture;
  /** The colour of the site's paper, as CSS. */
  paperColor: string;
};

/** Loads the server's part of the site's build. Throws when it is missing or not such a build. */
export async function loadServerBuild(serverDir: string): Promise<ServerBuild> {
  const file = join(serverDir, 'entry-server.js');
  const loaded: unknown = await import(pathToFileURL(file).href);
  if (!isServerBuild(loaded)) throw new Error(`${file} is not the server build of the site. Build it again.`);
  return loaded;
}

/** What each export is; types are gone when a build is loaded. */
const exportTypes = {
  configure: 'function',
  notFoundPath: 'string',
  unknownAgentPath: 'string',
  hasRoute: 'function',
  standInPathOf: 'function',
  redirects: 'object',
  listPaths: 'function',
  listMediaOrigins: 'function',
  render: 'function',
  renderShell: 'function',
  readProfile: 'function',
  drawSharePicture: 'function',
  paperColor: 'string',
} satisfies Record<keyof ServerBuild, 'string' | 'function' | 'object'>;

function isServerBuild(loaded: unknown): loaded is ServerBuild {
  if (typeof loaded !== 'object' || loaded === null) return false;
  return Object.entries(exportTypes).every(([name, type]) => typeof Reflect.get(loaded, name) === type);
}
