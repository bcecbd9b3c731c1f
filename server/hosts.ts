import type { IncomingMessage } from 'node:http';
import { type Environment, isEveryAddress } from './environment.ts';

/** The addresses of a server, and the hosts and origins that it answers. */
export type Addresses = {
  port: number;
  /** `http://localhost:3000`, or the configured public address. */
  url: string;
  /** Where programs on this machine reach it. */
  internalUrl: string;
  hosts: ReadonlySet<string>;
  /** The origins whose pages may call the lake. */
  origins: readonly string[];
};

export function addressesOf(environment: Environment, port: number): Addresses {
  const local = internalUrl(environment, port);
  return {
    port,
    url: environment.siteUrl ?? local,
    internalUrl: local,
    hosts: allowedHosts(environment, port),
    origins: allowedOrigins(environment, port),
  };
}

/**
 * The host names (with port) under which this server may be addressed. A request for any other is refused, so
 * that a foreign name which was made to resolve to this machine (DNS rebinding) reaches nothing.
 */
export function allowedHosts(environment: Environment, port: number): Set<string> {
  return new Set([...localHosts(environment, port), ...publicHosts(environment.siteUrl)]);
}

/** Whether a request names one host: with two, a proxy may have checked the other one. Node hands on the first and drops the rest. */
export function hasOneHost({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean {
  return rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length <= 1;
}

/** In production the Studio has a host name of its own, so that a fault in the site cannot read its token. */
export function studioOrigin(siteUrl: string): string {
  const url = new URL(siteUrl);
  return `${url.protocol}//studio.${url.host}`;
}

/** The origin of the Studio whose preview may show the site, when that is not the site's own. */
export function previewingOrigin({ studioUrl, siteUrl }: Environment): string | undefined {
  return studioUrl ?? (siteUrl && studioOrigin(siteUrl));
}

/** The origins whose pages may call the lake. */
export function allowedOrigins(environment: Environment, port: number): string[] {
  return [...ownOrigins(environment, port), ...environment.corsOrigins];
}

/** The origins that an editor may be redirected to with a session token: those of the Studio. */
export function loginTargets(environment: Environment, port: number): string[] {
  return environment.siteUrl ? [studioOrigin(environment.siteUrl)] : ownOrigins(environment, port);
}

/** Where this machine's own programs reach the server. */
export function internalUrl({ host }: Environment, port: number): string {
  const isLocal = ['localhost', '127.0.0.1', '::1'].includes(host) || isEveryAddress(host);
  return `http://${isLocal ? 'localhost' : inAddress(host)}:${port}`;
}

/** Where the API of a hosted project answers. */
export function hostedApi(projectId: string): string {
  return `https://${projectId}.api.sanity.io`;
}

/** The origins that pages load from with a hosted project: the CDN of its API, and its assets. */
export function hostedOrigins(projectId: string): string[] {
  return [`https://${projectId}.apicdn.sanity.io`, 'https://cdn.sanity.io'];
}

function ownOrigins(environment: Environment, port: number): string[] {
  const { siteUrl } = environment;
  if (siteUrl) return [new URL(siteUrl).origin, studioOrigin(siteUrl)];
  const local = localHosts(environment, port).map((host) => `http://${host}`);
  // `npm run dev`: Sanity's command serves the Studio on the first, Vite the site on the second.
  const { studio, site } = environment.developmentPorts;
  return [...local, `http://localhost:${studio}`, `http://localhost:${site}`];
}

function localHosts(environment: Environment, port: number): string[] {
  const { host, projectId } = environment;
  const names = ['localhost', '127.0.0.1', '[::1]', `${projectId}.localhost`];
  if (!isEveryAddress(host)) names.push(inAddress(host));
  return names.flatMap((name) => (port === 80 ? [name, `${name}:80`] : [`${name}:${port}`]));
}

/** A host as in a URL: an IPv6 address stands in brackets. */
function inAddress(host: string): string {
  return host.includes(':') ? `[${host}]` : host;
}

/** Some proxies send the default port too. */
function publicHosts(siteUrl: string | undefined): string[] {
  if (!siteUrl) return [];
  return [siteUrl, studioOrigin(siteUrl)].flatMap((address) => {
    const { host, port, protocol } = new URL(address);
    return port ? [host] : [host, `${host}:${protocol === 'https:' ? 443 : 80}`];
  });
}
