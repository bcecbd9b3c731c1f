import type { Clock } from '../clock.ts';

/**
 * How calls to a provider are paid for: with its key, in the browser where everybody can read it, or by our own
 * server, which knows the editor by a token and adds the key (`server/providers/`).
 */
export type Credentials =
  | { kind: 'key'; key: string | undefined }
  | { kind: 'proxy'; token: () => string | undefined };

/** What every provider client is made with. */
export interface Connection {
  /** Where the provider's own paths begin, without a slash at the end. */
  baseUrl: string;
  credentials: Credentials;
  /** Whose name stands in messages; the product that plays the role by default. */
  providerName?: string;
  fetch: typeof fetch;
  clock: Clock;
}

/**
 * The headers that say who calls. `withKey` writes a provider's own header; the proxy gets the editor's token, and may
 * be told which paid work this is, so that a call whose answer was lost is not paid again.
 */
export function authorization(
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

/** Whether the provider can be called at all. */
export function hasCredentials({ credentials }: Connection): boolean {
  return credentials.kind === 'proxy' || Boolean(credentials.key);
}
