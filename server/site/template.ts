import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cspHash } from './csp-hashes.ts';
import { escapeHtml, escapeScript } from './html.ts';
import type { RenderedPage, RenderedShell, SiteConfig } from './server-build.ts';

/** The parts of the client build's index.html and manifest that documents are made from. */
export type Template = {
  html: string;
  /** The first script of every document (`web/boot.ts`): the same text on every page. */
  boot: string;
  /** The source expression that allows it in the content security policy. */
  bootSource: string;
  /** The path of the application's script. */
  app: string;
  /** The paths of the scripts that it imports. */
  imports: readonly string[];
  /** The settings that every document contains. */
  config: SiteConfig;
  manifest: ReadonlyMap<string, ManifestEntry>;
};

/** An entry of Vite's manifest (https://vite.dev/guide/backend-integration). */
type ManifestEntry = { file: string; imports?: string[] };

/** The tag of an undetermined language (BCP 47), in place of the content's. */
const languageSlot = 'lang="und"';
const bootSlot = '<!--site-boot-->';
const headSlot = '<!--site-head-->';
const rootSlot = /<!--site-root-->\s*<div id="root"><\/div>/;
/** Matches Vite's tags for the application. They are removed, since the boot script loads it after the first paint. */
const appTags = /\s*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g;
/** Matches comments for developers; the slots are comments without spaces. */
const comment = /\s*<!-- .*? -->/g;

/** Reads the template. Throws when the build is not the client build of the site. */
export async function readTemplate(clientDir: string, config: SiteConfig): Promise<Template> {
  const html = await readFile(join(clientDir, 'index.html'), 'utf8');
  const manifest = new Map<string, ManifestEntry>(
    // The type is safe: Vite wrote the file.
    Object.entries(JSON.parse(await readFile(join(clientDir, '.vite', 'manifest.json'), 'utf8'))),
  );
  const [app, bootFile] = [manifest.get('index.html')?.file, manifest.get('boot.ts')?.file];
  const hasSlots =
    [languageSlot, bootSlot, headSlot].every((slot) => html.includes(slot)) && rootSlot.test(html);
  if (!app || !bootFile || !hasSlots) {
    throw new Error(`${clientDir}/index.html is not the client build of the site. Build it again.`);
  }
  // Vite's output is a module; in a classic script its names would be global, so a function wraps them.
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
  /** The language of the content, as a BCP 47 tag. */
  language: string;
  /** Plain text. */
  title: string;
  /** HTML: the tags that are not part of the page's own head. */
  tags: string;
  /** A hash of the picture that editors chose as the site's icon; undefined for the icon of the build. */
  iconMark: string | undefined;
};

type OpenParts = DocumentHead & { path: string; page: RenderedPage; fragment: string };

/** The document of a page with the gate off: the page itself, and the URL of its data for the script. */
export function openDocument(
  template: Template,
  { language, title, tags, iconMark, path, page, fragment }: OpenParts,
): string {
  return fill(template, {
    language,
    sources: page.sources,
    fragment,
    head: [`<title>${escapeHtml(title)}</title>`, page.head, tags, ...iconLinks(iconMark), page.styles],
    root: [`<div id="root" data-path="${escapeHtml(path)}">${page.fragment}</div>`],
  });
}

type GatedParts = DocumentHead & {
  /** HTML: the noscript element, or nothing. */
  noScript: string;
  /** The URL of the fragment with the page itself. */
  fragment: string;
  sources: string[];
};

/** The document of a page with the gate on: the shell, and the URL of the page for unlocked browsers. */
export function gatedDocument(
  template: Template,
  shell: RenderedShell,
  { language, title, tags, iconMark, noScript, fragment, sources }: GatedParts,
): string {
  return fill(template, {
    language,
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

type DocumentParts = {
  language: string;
  head: string[];
  root: string[];
  sources: string[];
  fragment: string;
};

function fill(template: Template, { language, head, root, sources, fragment }: DocumentParts): string {
  const { html, boot, config, app, imports, manifest } = template;
  const pageScripts = filesOf(manifest, sources).filter((file) => file !== app && !imports.includes(file));
  // The type is `DocumentData` of `web/content/env.ts`; `web/boot.ts` reads it by the same id.
  const data = escapeScript(JSON.stringify({ config, app, imports, pageScripts, fragment }));
  // Replacer functions, since a replacement string would interpret patterns such as `$&` in the texts.
  return html
    .replace(languageSlot, () => `lang="${escapeHtml(language)}"`)
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

/** The paths of the scripts that the sources need, each once. */
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
