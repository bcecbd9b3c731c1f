import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bareStyles } from './bare-styles.ts';
import { escapeHtml } from './html.ts';
import { iconAddress } from './icon-address.ts';
import { sourceOf } from './inline-sources.ts';
import type { RenderedPage, RenderedShell } from './server-build.ts';

/** The client's index.html and manifest, as far as documents are made from them. */
export type Template = {
  html: string;
  /** The first script of every document (`web/boot/`): the same text on every page. */
  boot: string;
  /** The source expression that admits it. */
  bootSource: string;
  /** The address of what starts the application with the gate off (`web/boot/start-application.ts`): there it is not in `boot`. */
  start: string | undefined;
  /** The address of the application's script, and those of what it imports. */
  app: string;
  imports: readonly string[];
  manifest: ReadonlyMap<string, ManifestEntry>;
};

type ManifestEntry = { file: string; imports: string[]; dynamicImports: string[]; assets: string[] };

/** Before the styles: what the script asks for is on its way while they are read. */
const bootSlot = '<!--site-boot-->';
const headSlot = '<!--site-head-->';
const rootSlot = /<!--site-root-->\s*<div id="root"><\/div>/;
const preload = /\s*<link rel="modulepreload"[^>]* href="([^"]+)">/g;
/** For those who write the template; the slots have no space. */
const comment = /\s*<!-- .*? -->/g;
/** The lines of the template are for those who write it. Not for content: a long run of line breaks takes it minutes. */
const lineBreak = /(?<=>)\s*\n\s*(?=<)/g;
const icon = /(?<=<link rel="icon" href=")\/favicon\.svg(?=")/;
const builtIcon = /<link rel="icon" href="data:[^"]*"[^>]*>/;
const appScript = /<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/;

/** The script that starts the application with the gate off: a key of the manifest. */
export const START = 'boot/entry-start.ts';
/** What asks a locked visitor for the password, another key. */
export const DIALOG = 'gate/gate-dialog.tsx';

/** Reads the template. Throws when the build is not the client build of the site, or has no start that GATE=off needs. */
export async function readTemplate(clientDir: string, gate: 'on' | 'off'): Promise<Template> {
  const html = await readFile(join(clientDir, 'index.html'), 'utf8');
  const app = appScript.exec(html)?.[1];
  const slots = [bootSlot, headSlot].every((slot) => html.includes(slot));
  if (!app || !slots || !rootSlot.test(html) || !icon.test(html)) {
    throw new Error(`${clientDir}/index.html is not the client build of the site. Build it again.`);
  }
  const manifest = await readManifest(clientDir, gate === 'off' ? ['manifest', 'start'] : ['manifest']);
  const start = manifest.get(START);
  if (gate === 'off' && !start) {
    throw new Error(`${clientDir} has nothing that starts the site with GATE=off. Build it again.`);
  }
  const boot = (await readFile(join(clientDir, '.vite', 'boot.js'), 'utf8')).trim();
  const imports = [...html.matchAll(preload)].flatMap(([, file = '']) => file);
  const drawing = await readFile(join(clientDir, 'favicon.svg'), 'utf8');
  return {
    html: html
      .replaceAll(preload, '')
      .replaceAll(comment, '')
      .replaceAll(lineBreak, '')
      .replace(icon, () => iconAddress(drawing)),
    boot,
    bootSource: sourceOf(boot),
    start: start && `/${start.file}`,
    app,
    imports,
    manifest,
  };
}

/** What Vite wrote of each of its builds. */
async function readManifest(clientDir: string, names: string[]): Promise<Map<string, ManifestEntry>> {
  const texts = await Promise.all(
    names.map((name) => readFile(join(clientDir, '.vite', `${name}.json`), 'utf8')),
  );
  return new Map(
    texts
      .flatMap((text) => Object.entries<Partial<ManifestEntry>>(JSON.parse(text)))
      .map(([source, entry]) => [
        source,
        { file: '', imports: [], dynamicImports: [], assets: [], ...entry },
      ]),
  );
}

/** What a document says of its page. */
export type DocumentHead = {
  /** Plain text. */
  title: string;
  /** HTML: what the page's own head does not have. */
  tags: string;
  /** Changes with the picture that editors chose as the site's icon; undefined for the icon that the site was built with. */
  iconMark: string | undefined;
};

type OpenParts = DocumentHead & {
  path: string;
  page: RenderedPage;
  fragmentPath: string;
};

/** The document of a page with the gate off: the page itself, and where its script finds the data. */
export function openDocument(
  template: Template,
  { title, tags, iconMark, path, page, fragmentPath }: OpenParts,
): string {
  return fill(template, {
    iconMark,
    head: [`<title>${escapeHtml(title)}</title>`, page.head, tags, bareStyles(page.styles)],
    told: { scripts: scriptsOf(template, page.sources), data: fragmentPath },
    root: [`<div id="root" data-path="${escapeHtml(path)}">${page.fragment}</div>`],
  });
}

type GatedParts = DocumentHead & {
  /** HTML: the noscript element, or nothing. */
  noScript: string;
  fragmentPath: string;
  sources: string[];
};

/** The document of a page with the gate on: the shell, and where an unlocked browser finds the page. */
export function gatedDocument(
  template: Template,
  shell: RenderedShell,
  { title, tags, iconMark, noScript, fragmentPath, sources }: GatedParts,
): string {
  return fill(template, {
    iconMark,
    head: [
      `<title>${escapeHtml(title)}</title>`,
      '<meta name="robots" content="noindex">',
      tags,
      shell.styles,
    ],
    told: {
      scripts: scriptsOf(template, []),
      // Some of what a page says stands in its script, which is for nobody who is locked out.
      unlocked: scriptsBeside(template, sources),
      locked: scriptsBeside(template, [DIALOG]),
      fragment: fragmentPath,
    },
    root: [`<div id="root"${shell.isOlder ? ' data-older=""' : ''}>${shell.fragment}</div>`, noScript],
  });
}

type DocumentParts = Pick<DocumentHead, 'iconMark'> & {
  head: string[];
  root: string[];
  /** What the boot script is told besides, as data attributes: `web/boot/boot-data.ts`. */
  told: Record<string, string>;
};

function fill({ html, boot, app }: Template, { head, root, told, iconMark }: DocumentParts): string {
  const attributes = Object.entries({ app, ...told }).map(
    ([name, value]) => ` data-${name}="${escapeHtml(value)}"`,
  );
  // Replacing by function: the texts may hold the patterns that a replacing string gives a meaning.
  return html
    .replace(appScript, () => '')
    .replace(bootSlot, () => `<script${attributes.join('')}>${boot}</script>`)
    .replace(builtIcon, (built) => (iconMark ? '' : built))
    .replace(headSlot, () => [...head, ...iconLinks(iconMark)].join(''))
    .replace(rootSlot, () => root.join(''));
}

/** The icons that are files. Not in the template: the development server has none of these. */
function iconLinks(mark: string | undefined): string[] {
  const version = mark ? `?v=${mark}` : '';
  const large = `<link rel="icon" href="/icon-192.png${version}" sizes="192x192">`;
  return [
    `<link rel="icon" href="/favicon.ico${version}" sizes="32x32">`,
    // Beside the drawing that the site was built with nobody needs it.
    ...(mark ? [large] : []),
    `<link rel="apple-touch-icon" href="/apple-touch-icon.png${version}">`,
  ];
}

/** The addresses of all scripts that a page of some sources needs, separated by spaces. */
function scriptsOf({ start, app, imports, manifest }: Template, sources: string[]): string {
  const files = filesOf(manifest, ['index.html', ...sources]);
  return [...new Set([...(start ? [start] : []), app, ...imports, ...files])].join(' ');
}

/** Those that the application does not need by itself. */
function scriptsBeside(template: Template, sources: string[]): string {
  const own = new Set(scriptsOf(template, []).split(' '));
  return filesOf(template.manifest, sources)
    .filter((file) => !own.has(file))
    .join(' ');
}

/** The addresses of the scripts that some sources need, each once. */
function filesOf(manifest: Template['manifest'], sources: string[]): string[] {
  const files = new Set<string>();
  const visit = (source: string) => {
    const entry = manifest.get(source);
    if (!entry || files.has(`/${entry.file}`)) return;
    files.add(`/${entry.file}`);
    entry.imports.forEach(visit);
  };
  sources.forEach(visit);
  return [...files];
}
