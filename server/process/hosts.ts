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
 * The Host header values (with port) that this server accepts. Requests with any other are refused, as protection against
 * DNS rebinding: a foreign domain that resolves to this machine.
 */
export function allowedHosts(environment: Environment, port: number): Set<string> {
  return new Set([...localHosts(environment, port), ...publicHosts(environment.siteUrl)]);
}

/** Whether a request has at most one Host header. With two, a proxy may have checked the second, while Node uses the first. */
export function hasOneHost({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean {
  return rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length <= 1;
}

/** In production the Studio has its own subdomain, so that an XSS in the site cannot read its token. */
export function studioOrigin(siteUrl: string): string {
  const url = new URL(siteUrl);
  return `${url.protocol}//studio.${url.host}`;
}

/** The origin of the Studio that may embed the site in its preview; undefined when it is the site's own origin. */
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

/** The address of the server for programs on this machine. */
export function internalUrl({ host }: Environment, port: number): string {
  const isLocal = ['localhost', '127.0.0.1', '::1'].includes(host) || isEveryAddress(host);
  return `http://${isLocal ? 'localhost' : inAddress(host)}:${port}`;
}

/** The address of the API of a hosted project. */
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
  // Under `npm run dev`, Sanity's CLI serves the Studio on one port and Vite the site on another.
  const { studio, site } = environment.developmentPorts;
  return [...local, `http://localhost:${studio}`, `http://localhost:${site}`];
}

function localHosts(environment: Environment, port: number): string[] {
  const { host, projectId } = environment;
  const names = ['localhost', '127.0.0.1', '[::1]', `${projectId}.localhost`];
  if (!isEveryAddress(host)) names.push(inAddress(host));
  return names.flatMap((name) => (port === 80 ? [name, `${name}:80`] : [`${name}:${port}`]));
}

/** Formats a host for a URL: an IPv6 address gets brackets. */
function inAddress(host: string): string {
  return host.includes(':') ? `[${host}]` : host;
}

/** Includes each host with its default port, since some proxies send that too. */
function publicHosts(siteUrl: string | undefined): string[] {
  if (!siteUrl) return [];
  return [siteUrl, studioOrigin(siteUrl)].flatMap((address) => {
    const { host, port, protocol } = new URL(address);
    return port ? [host] : [host, `${host}:${protocol === 'https:' ? 443 : 80}`];
  });
}
