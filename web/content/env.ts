import { readField, readText } from './read-field.ts';

/** What the environment says of the site. The server writes it into every document: no build depends on it. */
export interface SiteConfig {
  /** 'local' is the embedded lake; anything else a hosted project. */
  projectId: string;
  dataset: string;
  gate: 'on' | 'off';
  /** Hex. Salt and digest of the gate's password: the password itself never reaches a browser. */
  gateSalt: string;
  gateDigest: string;
  /** The public address of the site without a trailing slash; '' when it has none yet. */
  siteUrl: string;
  /** The origin of a Studio that is not served with the site and may show it in its preview; '' when there is none. */
  studioOrigin: string;
}

/** The id of the script element in which a document carries its `DocumentData`, as JSON. */
export const DOCUMENT_DATA = 'document-data';

/** What a document tells its scripts. The boot script (`web/boot.ts`) reads it first. All but `config` are addresses. */
export interface DocumentData {
  config: SiteConfig;
  /** The application's script, which also names the build. */
  app: string;
  /** The scripts that the application imports. */
  imports: string[];
  /** The scripts of this page, for a visitor who may see it. */
  pageScripts: string[];
  /** Where the page is with the data that it was rendered from. With the gate off the page itself is in the document too. */
  fragment: string;
}

const mayBeEmpty = ['siteUrl', 'studioOrigin'] as const;
const required = ['projectId', 'dataset', 'gate', 'gateSalt', 'gateDigest'] as const;

let current: SiteConfig | undefined;

/** Sets the configuration where there is no document: in the server's process and in tests. */
export function provideSiteConfig(config: SiteConfig): void {
  current = config;
}

/** The configuration of this site. Throws what `parseSiteConfig` throws. */
export function siteConfig(): SiteConfig {
  current ??= parseSiteConfig(readField(documentData(), 'config'));
  return current;
}

/** The address of the application's script; undefined on the development server. */
export function applicationAddress(): string | undefined {
  return readText(documentData(), 'app');
}

function documentData(): unknown {
  const text = document.getElementById(DOCUMENT_DATA)?.textContent;
  return text ? JSON.parse(text) : undefined;
}

/** Checks the configuration; throws one error that names every missing or wrong value. */
export function parseSiteConfig(input: unknown): SiteConfig {
  const text = (name: string) => {
    const value = readField(input, name);
    return typeof value === 'string' ? value : undefined;
  };
  const faults = [
    ...required.filter((name) => !text(name)).map((name) => `${name} is missing`),
    ...mayBeEmpty.filter((name) => text(name) === undefined).map((name) => `${name} is missing`),
  ];
  const gate = text('gate');
  if (gate && gate !== 'on' && gate !== 'off') faults.push(`gate is '${gate}', expected 'on' or 'off'`);
  if (faults.length > 0) {
    throw new Error(`The document's configuration (#${DOCUMENT_DATA}) is incomplete: ${faults.join('; ')}.`);
  }
  return {
    projectId: text('projectId') ?? '',
    dataset: text('dataset') ?? '',
    gate: gate === 'off' ? 'off' : 'on',
    gateSalt: text('gateSalt') ?? '',
    gateDigest: text('gateDigest') ?? '',
    siteUrl: text('siteUrl') ?? '',
    studioOrigin: text('studioOrigin') ?? '',
  };
}
