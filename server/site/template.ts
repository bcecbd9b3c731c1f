import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DocumentData, SiteConfig } from '../../web/data/env.ts';
import { computeCspHash } from './hashes.ts';
import { escapeHtml, escapeScript } from './html.ts';

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
    bootSource: computeCspHash(boot),
    app: `/${app}`,
    imports: findFiles(manifest, ['index.html']).slice(1),
    config,
    manifest,
  };
}

/** The parts of a document. All strings are HTML unless noted. */
export type DocumentParts = {
  /** A BCP 47 tag. */
  language: string;
  head: string;
  root: string;
  /** The keys of Vite's manifest whose files the page needs. */
  sources: readonly string[];
  /** The URL of the page's fragment. */
  fragment: string;
  /** Plain text: the help text of the gate, if there is a gate. */
  gateHelp?: string | null;
};

/** Renders a document, with the URLs that its scripts need. */
export function fillTemplate(
  template: Template,
  { language, head, root, sources, ...forScripts }: DocumentParts,
): string {
  const { html, boot, config, app, imports, manifest } = template;
  const pageScripts = findFiles(manifest, sources).filter((file) => file !== app && !imports.includes(file));
  const data: DocumentData = { config, app, imports: [...imports], pageScripts, ...forScripts };
  const json = escapeScript(JSON.stringify(data));
  // Replacer functions, since a replacement string would interpret patterns such as `$&` in the texts.
  return html
    .replace(languageSlot, () => `lang="${escapeHtml(language)}"`)
    .replace(
      bootSlot,
      () => `<script type="application/json" id="document-data">${json}</script><script>${boot}</script>`,
    )
    .replace(headSlot, () => head)
    .replace(rootSlot, () => root);
}

/** The paths of the scripts that the sources need, each once. */
function findFiles(manifest: Template['manifest'], sources: readonly string[]): string[] {
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
