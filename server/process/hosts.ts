import type { IncomingMessage } from 'node:http';
import { type Environment, isEveryAddress } from './environment.ts';

/** The addresses of a server, and the hosts and origins that it accepts. */
export type Addresses = {
  port: number;
  /** `http://localhost:3000`, or the configured public address. */
  url: string;
  /** The address for programs on this machine. */
  internalUrl: string;
  hosts: ReadonlySet<string>;
  /** The origins whose pages may call the lake. */
  origins: readonly string[];
};

export function getAddresses(environment: Environment, port: number): Addresses {
  const local = getInternalUrl(environment, port);
  return {
    port,
    url: environment.siteUrl ?? local,
    internalUrl: local,
    hosts: listAllowedHosts(environment, port),
    origins: listAllowedOrigins(environment, port),
  };
}

/**
 * The Host header values (with port) that this server accepts. Requests with any other are refused, as protection against
 * DNS rebinding: a foreign domain that resolves to this machine.
 */
export function listAllowedHosts(environment: Environment, port: number): Set<string> {
  return new Set([...listLocalHosts(environment, port), ...listPublicHosts(environment.siteUrl)]);
}

/** Whether a request has at most one Host header. With two, a proxy may have checked the second, while Node uses the first. */
export function hasOneHost({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean {
  return rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length <= 1;
}

/** In production the Studio has its own subdomain, so that an XSS in the site cannot read its token. */
export function getStudioOrigin(siteUrl: string): string {
  const url = new URL(siteUrl);
  return `${url.protocol}//studio.${url.host}`;
}

/** The origin of the Studio that may embed the site in its preview; undefined when it is the site's own origin. */
export function getPreviewingOrigin({ studioUrl, siteUrl }: Environment): string | undefined {
  return studioUrl ?? (siteUrl && getStudioOrigin(siteUrl));
}

/** The origins whose pages may call the lake. */
export function listAllowedOrigins(environment: Environment, port: number): string[] {
  return [...listOwnOrigins(environment, port), ...environment.corsOrigins];
}

/** The origins that an editor may be redirected to with a session token: those of the Studio. */
export function listLoginTargets(environment: Environment, port: number): string[] {
  return environment.siteUrl ? [getStudioOrigin(environment.siteUrl)] : listOwnOrigins(environment, port);
}

/** The address of the server for programs on this machine. */
export function getInternalUrl({ host }: Environment, port: number): string {
  const isLocal = ['localhost', '127.0.0.1', '::1'].includes(host) || isEveryAddress(host);
  return `http://${isLocal ? 'localhost' : formatHost(host)}:${port}`;
}

/** The address of the API of a hosted project. */
export function getHostedApiUrl(projectId: string): string {
  return `https://${projectId}.api.sanity.io`;
}

/** The origins that pages load from with a hosted project: the CDN of its API, and its assets. */
export function listHostedOrigins(projectId: string): string[] {
  return [`https://${projectId}.apicdn.sanity.io`, 'https://cdn.sanity.io'];
}

function listOwnOrigins(environment: Environment, port: number): string[] {
  const { siteUrl } = environment;
  if (siteUrl) return [new URL(siteUrl).origin, getStudioOrigin(siteUrl)];
  const local = listLocalHosts(environment, port).map((host) => `http://${host}`);
  // Under `npm run dev`, Sanity's CLI serves the Studio on one port and Vite the site on another.
  const { studio, site } = environment.developmentPorts;
  return [...local, `http://localhost:${studio}`, `http://localhost:${site}`];
}

function listLocalHosts(environment: Environment, port: number): string[] {
  const { host, projectId } = environment;
  const names = ['localhost', '127.0.0.1', '[::1]', `${projectId}.localhost`];
  if (!isEveryAddress(host)) names.push(formatHost(host));
  return names.flatMap((name) => (port === 80 ? [name, `${name}:80`] : [`${name}:${port}`]));
}

/** Formats a host for a URL: an IPv6 address gets brackets. */
function formatHost(host: string): string {
  return host.includes(':') ? `[${host}]` : host;
}

/** Includes each host with its default port, since some proxies send that too. */
function listPublicHosts(siteUrl: string | undefined): string[] {
  if (!siteUrl) return [];
  return [siteUrl, getStudioOrigin(siteUrl)].flatMap((address) => {
    const { host, port, protocol } = new URL(address);
    return port ? [host] : [host, `${host}:${protocol === 'https:' ? 443 : 80}`];
  });
}
