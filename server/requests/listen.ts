import { type Http2Bindings, type HttpBindings, type ServerType, serve } from '@hono/node-server';
import type { Environment } from '../process/environment.ts';

/**
 * The timeout of a request. Node's default of five minutes is too short for a large video on a slow connection. Node's
 * timeout for headers stays, and callers without a token have less time for a body (`ANONYMOUS_BODY_TIMEOUT_MS` of the lake).
 */
const MAX_UPLOAD_MS = 60 * 60_000;

/**
 * Longer than the idle timeouts of Caddy (two minutes) and nginx (one minute), so that the proxy closes idle connections.
 * Node accepts only one new connection per turn of its event loop, so under load open connections are served much earlier.
 */
const KEEP_ALIVE_MS = 130_000;

/** The server cannot start; `message` is one sentence for the operator. */
export class StartError extends Error {
  override name = 'StartError';
}

/**
 * Starts an HTTP server on the configured port.
 *
 * @throws StartError when the server cannot listen on it
 */
export function listen(
  environment: Environment,
  fetch: (request: Request, bindings: HttpBindings | Http2Bindings) => Response | Promise<Response>,
): Promise<{ server: ServerType; port: number }> {
  return new Promise((resolve, reject) => {
    const options = {
      fetch,
      port: environment.port,
      hostname: environment.host,
      serverOptions: { requestTimeout: MAX_UPLOAD_MS, keepAliveTimeout: KEEP_ALIVE_MS },
    };
    const server = serve(options, (info) => resolve({ server, port: info.port }));
    server.once('error', (error: NodeJS.ErrnoException) => reject(startError(error, environment)));
  });
}

function startError(error: NodeJS.ErrnoException, { port, host }: Environment): StartError {
  if (error.code === 'EADDRINUSE') {
    return new StartError(
      `Port ${port} is in use. Stop the program that uses it, or choose another: PORT=${port + 1} npm start`,
    );
  }
  if (error.code === 'EACCES') {
    return new StartError(`Port ${port} needs special rights. Choose one from 1024 on: PORT=3000 npm start`);
  }
  return new StartError(
    `The server cannot listen on ${host}:${port} (${error.message}). Check HOST and PORT.`,
  );
}
