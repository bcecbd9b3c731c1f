import type { Hono } from 'hono';
import type { Environment } from './environment.ts';
import { studioToken } from './lake/identity.ts';
import { studioHost } from './studio-host.ts';

/** The Studio as the environment has it: on loopback over this server's own lake, nobody logs in. */
export function openStudio(environment: Environment, directory: string, adminToken: string): Hono {
  const { embedded, production, siteUrl, clientKeys } = environment;
  const handsOutToken = embedded && !production;
  return studioHost({
    directory,
    settings: environment,
    token: handsOutToken ? studioToken(adminToken) : undefined,
    surroundings: { siteUrl, isSelfContained: embedded && Object.keys(clientKeys).length === 0 },
  });
}
