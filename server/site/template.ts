import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cspHash } from './csp-hashes.ts';
import { escapeHtml, escapeScript } from './html.ts';
import type { RenderedPage, RenderedShell, SiteConfig } from './server-build.ts';

/** The client's index.html and manifest, as far as documents are made from them. */
export type Template = {
  html: string;
  /** The first script of every document (`web/boot.ts`): the same text on every page. */
  boot: string;
  /** The source expression that admits it. */
  bootSource: string;
  /** The address of the application's script, and those of what it imports. */
  app: string;
  imports: readonly string[];
  /** What the environment says of the site: in every document. */
  config: SiteConfig;
  manifest: ReadonlyMap<string, ManifestEntry>;
};

/** What Vite's manifest says of a file (https://vite.dev/guide/backend-integration). */
type ManifestEntry = { file: string; imports?: string[] };

const bootSlot = '<!--site-boot-->';
const headSlot = '<!--site-head-->';
const rootSlot = /<!--site-root-->\s*<div id="root"><\/div>/;
/** What Vite writes for a document that loads its application at once: here that comes after the paint. */
const appTags = /\s*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g;
/** For those who write the template; the slots have no space. */
const comment = /\s*<!-- .*? -->/g;

/** Reads the template. Throws when the build is not the client build of the site. */
export async function readTemplate(clientDir: string, config: SiteConfig): Promise<Template> {
  const html = await readFile(join(clientDir, 'index.html'), 'utf8');
  const manifest = new Map<string, ManifestEntry>(
    // Vite wrote it.
    Object.entries(JSON.parse(await readFile(join(clientDir, '.vite', 'manifest.json'), 'utf8'))),
  );
  const [app, bootFile] = [manifest.get('index.html')?.file, manifest.get('boot.ts')?.file];
  if (!app || !bootFile || !html.includes(bootSlot) || !html.includes(headSlot) || !rootSlot.test(html)) {
    throw new Error(`${clientDir}/index.html is not the client build of the site. Build it again.`);
  }
  // Vite wrote a module: in a plain script its names would be global.
  const boot = `(()=>{${(await readFile(join(clientDir, bootFile), 'utf8')).trim()}})()`;
  return {
    html: html.replaceAll(appTags, '').replaceAll(comment, ''),
    boot,
    bootSource: cspHash(boot),
    app: `/${app}`,
    imports: filesOf(manifest, ['index.html']).slice(1),
    config,
    manifest,
  };
}

/** The head of a document. */
type DocumentHead = {
  /** Plain text. */
  title: string;
  /** HTML: what the page's own head does not have. */
  tags: string;
  /** Changes with the picture that editors chose as the site's icon; undefined for the icon that the site was built with. */
  iconMark: string | undefined;
};

type OpenParts = DocumentHead & { path: string; page: RenderedPage; fragment: string };

/** The document of a page with the gate off: the page itself, and where its script finds the data. */
export function openDocument(
  template: Template,
  { title, tags, iconMark, path, page, fragment }: OpenParts,
): string {
  return fill(template, {
    sources: page.sources,
    fragment,
    head: [`<title>${escapeHtml(title)}</title>`, page.head, tags, ...iconLinks(iconMark), page.styles],
    root: [`<div id="root" data-path="${escapeHtml(path)}">${page.fragment}</div>`],
  });
}

type GatedParts = DocumentHead & {
  /** HTML: the noscript element, or nothing. */
  noScript: string;
  /** The address of the page itself. */
  fragment: string;
  sources: string[];
};

/** The document of a page with the gate on: the shell, and where an unlocked browser finds the page. */
export function gatedDocument(
  template: Template,
  shell: RenderedShell,
  { title, tags, iconMark, noScript, fragment, sources }: GatedParts,
): string {
  return fill(template, {
    sources,
    fragment,
    head: [
      `<title>${escapeHtml(title)}</title>`,
      '<meta name="robots" content="noindex">',
      tags,
      ...iconLinks(iconMark),
      shell.styles,
    ],
    root: [`<div id="root"${shell.isOlder ? ' data-older=""' : ''}>${shell.fragment}</div>`, noScript],
  });
}

type DocumentParts = { head: string[]; root: string[]; sources: string[]; fragment: string };

function fill(template: Template, { head, root, sources, fragment }: DocumentParts): string {
  const { html, boot, config, app, imports, manifest } = template;
  const pageScripts = filesOf(manifest, sources).filter((file) => file !== app && !imports.includes(file));
  // `DocumentData` of `web/content/env.ts`, under the id that this and `web/boot.ts` know.
  const data = escapeScript(JSON.stringify({ config, app, imports, pageScripts, fragment }));
  // Replacing by function: the texts may hold the patterns that a replacing string gives a meaning.
  return html
    .replace(
      bootSlot,
      () => `<script type="application/json" id="document-data">${data}</script><script>${boot}</script>`,
    )
    .replace(headSlot, () => head.join(''))
    .replace(rootSlot, () => root.join(''));
}

/** Links to the icons and the manifest. Not in the template, since the development server does not serve them. */
function iconLinks(mark: string | undefined): string[] {
  const version = mark ? `?v=${mark}` : '';
  return [
    `<link rel="icon" href="/favicon.ico${version}" sizes="32x32">`,
    mark
      ? `<link rel="icon" href="/icon-192.png${version}" sizes="192x192">`
      : '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    `<link rel="apple-touch-icon" href="/apple-touch-icon.png${version}">`,
    '<link rel="manifest" href="/manifest.webmanifest">',
  ];
}

/** The addresses of the scripts that some sources need, each once. */
function filesOf(manifest: Template['manifest'], sources: readonly string[]): string[] {
  const files = new Set<string>();
  const visit = (source: string) => {
    const entry = manifest.get(source);
    if (!entry || files.has(`/${entry.file}`)) return;
    files.add(`/${entry.file}`);
    entry.imports?.forEach(visit);
  };
  sources.forEach(visit);
  return [...files];
}
