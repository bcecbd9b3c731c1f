import { readField } from './read-field.ts';

/** What the build knows about the world around the site. Written by vite.config.ts, read once. */
export interface SiteConfig {
  /** 'local' is the embedded lake; anything else a hosted project. */
  projectId: string;
  dataset: string;
  gate: 'on' | 'off';
  /** Hex. Salt and digest of the gate's password: the password itself never reaches the bundle. */
  gateSalt: string;
  gateDigest: string;
  /** The public address of the site without a trailing slash; '' when it has none yet. */
  siteUrl: string;
  /** The origin of a Studio that is not served with the site and may show it in its preview; '' when there is none. */
  studioOrigin: string;
}

declare const __SITE_CONFIG__: unknown;

const mayBeEmpty = ['siteUrl', 'studioOrigin'] as const;
const required = ['projectId', 'dataset', 'gate', 'gateSalt', 'gateDigest'] as const;

let parsed: SiteConfig | undefined;

/** The build's configuration. Throws what `parseSiteConfig` throws. */
export function siteConfig(): SiteConfig {
  parsed ??= parseSiteConfig(typeof __SITE_CONFIG__ === 'undefined' ? undefined : __SITE_CONFIG__);
  return parsed;
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
    throw new Error(`The site was built with an incomplete configuration: ${faults.join('; ')}.`);
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
