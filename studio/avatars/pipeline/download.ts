import type { Connection } from './providers/connection.ts';
import { send } from './providers/send.ts';
import { statusText } from './providers/status-text.ts';

const TIMEOUT_MS = 60_000;

/**
 * Downloads a file and repeats failed attempts, as `send` does.
 *
 * @throws ProviderError that names the host when it does not answer, Error when it responds with an error; the
 *   signal's reason once it is aborted
 */
export async function download(
  connection: Pick<Connection, 'fetch' | 'clock'>,
  url: string,
  signal?: AbortSignal,
): Promise<Blob> {
  const { host } = new URL(url);
  const options = { provider: host, repeatable: true, timeoutMs: TIMEOUT_MS, signal };
  const response = await send(connection, url, { method: 'GET' }, options);
  if (response.ok) return response.blob();
  throw new Error(`A file could not be fetched: ${response.status} ${statusText(response)} (${url})`);
}
