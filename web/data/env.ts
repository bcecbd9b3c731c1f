import { readField, readText } from '../../content/read-field.ts';

/** The site's configuration from the environment. The server writes it into every document, so no build depends on it. */
export interface SiteConfig {
  /** 'local' is the embedded lake; any other id is a hosted project. */
  projectId: string;
  dataset: string;
  gate: 'on' | 'off';
  /** Salt and digest of the gate's password, in hex. The password itself is never sent to a browser. */
  gateSalt: string;
  gateDigest: string;
  /** The public URL of the site without a trailing slash; '' if it has none. */
  siteUrl: string;
  /** The origin of a Studio on another host that may show the site in its preview; '' if there is none. */
  studioOrigin: string;
}

/** The id of the script element that contains a document's `DocumentData` as JSON. */
export const DOCUMENT_DATA = 'document-data';

/**
 * The data that a document contains for its scripts. The boot script (`web/boot.ts`) reads it first. All values except `config`
 * are URLs.
 */
export interface DocumentData {
  config: SiteConfig;
  /** The application's entry script, which also identifies the build. */
  app: string;
  /** The scripts that the entry script imports. */
  imports: string[];
  /** The scripts of this page, for preloading once the gate is open. */
  pageScripts: string[];
  /** The page's HTML and the data that it was rendered from, as JSON. With the gate off, the HTML is also in the document. */
  fragment: string;
  /** The public help text of the gate; missing without a gate. */
  gateHelp?: string | null;
}

/**
 * A rendered page at a URL of its own. Strings are HTML, and the title plain text. With the gate off it has only the first three
 * fields, since the document contains the rest.
 */
export interface Fragment {
  /** The entry script of the build that rendered it. */
  app: string;
  /** The path that it was rendered at. */
  path: string;
  /** The dehydrated query cache. */
  data: unknown;
  title?: string;
  head?: string;
  styles?: string;
  html?: string;
}

const mayBeEmpty = ['siteUrl', 'studioOrigin'] as const;
const required = ['projectId', 'dataset', 'gate', 'gateSalt', 'gateDigest'] as const;

let current: SiteConfig | undefined;

/** Sets the configuration on the server and in tests, where no document contains it. */
export function provideSiteConfig(config: SiteConfig): void {
  current = config;
}

/** Returns the site's configuration. Throws what `parseSiteConfig` throws. */
export function getSiteConfig(): SiteConfig {
  current ??= parseSiteConfig(readField(readDocumentData(), 'config'));
  return current;
}

/** The URL of the application's entry script; undefined on the development server. */
export function getApplicationUrl(): string | undefined {
  return readText(readDocumentData(), 'app');
}

/** The help text of the gate; undefined where the document does not have it. */
export function getGateHelp(): string | null | undefined {
  const help = readField(readDocumentData(), 'gateHelp');
  return help === null || typeof help === 'string' ? help : undefined;
}

function readDocumentData(): unknown {
  const text = document.getElementById(DOCUMENT_DATA)?.textContent;
  return text ? JSON.parse(text) : undefined;
}

/** Validates the configuration; throws one error that lists every missing or invalid value. */
export function parseSiteConfig(input: unknown): SiteConfig {
  const readConfigText = (name: string) => {
    const value = readField(input, name);
    return typeof value === 'string' ? value : undefined;
  };
  const faults = [
    ...required.filter((name) => !readConfigText(name)).map((name) => `${name} is missing`),
    ...mayBeEmpty.filter((name) => readConfigText(name) === undefined).map((name) => `${name} is missing`),
  ];
  const gate = readConfigText('gate');
  if (gate && gate !== 'on' && gate !== 'off') faults.push(`gate is '${gate}', expected 'on' or 'off'`);
  if (faults.length > 0) {
    throw new Error(`The document's configuration (#${DOCUMENT_DATA}) is incomplete: ${faults.join('; ')}.`);
  }
  return {
    projectId: readConfigText('projectId') ?? '',
    dataset: readConfigText('dataset') ?? '',
    gate: gate === 'off' ? 'off' : 'on',
    gateSalt: readConfigText('gateSalt') ?? '',
    gateDigest: readConfigText('gateDigest') ?? '',
    siteUrl: readConfigText('siteUrl') ?? '',
    studioOrigin: readConfigText('studioOrigin') ?? '',
  };
}
