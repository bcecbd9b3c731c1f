import type { Clock } from '../clock.ts';

/**
 * How requests to a provider are authorized: with its key, which everybody can read in the browser, or through
 * our own server, which identifies the editor by a token and adds the key (`server/providers/`).
 */
export type Credentials =
  | { kind: 'key'; key: string | undefined }
  | { kind: 'proxy'; token: () => string | undefined };

/** Options shared by all provider clients. */
export interface Connection {
  /** Base URL of the provider's API, without a trailing slash. */
  baseUrl: string;
  credentials: Credentials;
  /** The provider's name in messages; each client has a default. */
  providerName?: string;
  fetch: typeof fetch;
  clock: Clock;
}

/**
 * Authorization headers. `withKey` creates the provider's own header. The proxy gets the editor's token and an
 * idempotency key, so that a paid request whose response was lost is not paid again.
 */
export function createAuthorization(
  { credentials }: Connection,
  withKey: (key: string) => Record<string, string>,
  workId?: string,
): Record<string, string> {
  if (credentials.kind === 'key') return withKey(credentials.key ?? '');
  const token = credentials.token();
  return {
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(workId ? { 'idempotency-key': workId } : {}),
  };
}

/** Whether requests can be authorized. */
export function hasCredentials({ credentials }: Connection): boolean {
  return credentials.kind === 'proxy' || Boolean(credentials.key);
}
