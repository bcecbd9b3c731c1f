import { hostname, networkInterfaces } from 'node:os';
import { type Environment, isLoopback } from './environment.ts';

/**
 * The host names (with port) under which this server may be addressed. A request for any other is refused, so
 * that a foreign name which was made to resolve to this machine (DNS rebinding) reaches nothing.
 */
export function allowedHosts(environment: Environment, port: number): Set<string> {
  const names = new Set(['localhost', '127.0.0.1', '[::1]', `${environment.projectId}.localhost`]);
  if (!isLoopback(environment.host)) {
    for (const name of machineNames(environment.host)) names.add(name);
  }
  const hosts = new Set([...names].flatMap((name) => [`${name}:${port}`, ...(port === 80 ? [name] : [])]));
  if (environment.siteUrl) {
    hosts.add(new URL(environment.siteUrl).host);
    hosts.add(new URL(studioOrigin(environment.siteUrl)).host);
  }
  return hosts;
}

/** In production the Studio has a host name of its own, so that a fault in the site cannot read its token. */
export function studioOrigin(siteUrl: string): string {
  const url = new URL(siteUrl);
  return `${url.protocol}//studio.${url.host}`;
}

/** The origins whose pages may call the lake. */
export function allowedOrigins(environment: Environment, port: number): string[] {
  const own = [...allowedHosts(environment, port)].map((host) => `http://${host}`);
  const publicOrigins = environment.siteUrl
    ? [new URL(environment.siteUrl).origin, studioOrigin(environment.siteUrl)]
    : [];
  // `npm run dev`: Sanity's command serves the Studio on the first, Vite the site on the second.
  const development = environment.production ? [] : ['http://localhost:3333', 'http://localhost:5173'];
  return [...own, ...publicOrigins, ...development, ...environment.corsOrigins];
}

function machineNames(host: string): string[] {
  const everywhere = host === '0.0.0.0' || host === '::';
  if (!everywhere) return [host.includes(':') ? `[${host}]` : host];
  const addresses = Object.values(networkInterfaces()).flatMap((entries) => entries ?? []);
  return [
    hostname(),
    ...addresses.map((entry) => (entry.family === 'IPv6' ? `[${entry.address}]` : entry.address)),
  ];
}
