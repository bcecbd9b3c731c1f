import type { IncomingMessage } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type ServerHttp2Session } from 'node:http2';
import type { Socket } from 'node:net';
import { type Http2Bindings, type HttpBindings, type ServerType, serve } from '@hono/node-server';
import { type Lake, type LakeOptions, openLake } from '../lake.ts';
import { FailedAttempts } from '../limits/failed-attempts.ts';
import { type Caller, PUBLIC_LIMITS } from '../limits/limits.ts';
import { splitUrl } from '../requests/address.ts';
import { isAllowedOrigin } from '../requests/cors.ts';
import { readRequestId, runWithinRequest } from '../requests/request-id.ts';
import { asAddressed, getCallerAddress } from '../requests/reverse-proxy.ts';
import type { Certificate } from './certificate.ts';
import { handleLogin, type LoginOptions } from './login-page.ts';
import { attachSockets } from './sockets.ts';

/** Node's default of five minutes is too short for a large file on a slow line. */
const MAX_UPLOAD_MS = 60 * 60_000;

/** Longer than proxies keep their connections, so that they close them: nginx one minute, Caddy two. */
const PUBLIC_IDLE_MS = 130_000;

/** Whether only programs of this machine reach what listens there. */
export function isLoopback(host: string): boolean {
  return ['localhost', '127.0.0.1', '::1'].includes(host);
}

/** The host names in URLs of this machine. */
const LOCAL_NAME = /^(127\.0\.0\.1|\[::1\]|(.+\.)?localhost)$/;

export type ServeOptions = LakeOptions & {
  /** 0 takes any that is free. */
  port: number;
  /**
   * The address to listen on: this machine's own, 127.0.0.1, by default. Any other needs `publicOrigin`. With a `publicOrigin` that
   * is not on this machine, also behind a proxy here, the lake has a public server's limits, and shows its state to administrators only.
   */
  host?: string;
  /** Serves HTTPS: HTTP/2, and HTTP/1.1 for sockets and for clients that know no other. */
  certificate?: Certificate | undefined;
  /**
   * After how many milliseconds an idle connection is closed; 0 is never, the default for programs of this machine. One that
   * computes for longer, as Sanity's tool for imports does with many documents, would else send its next request over a connection
   * that is closed at the same moment, and get ECONNRESET. The default for others is 130 s.
   */
  idleTimeout?: number;
};

export type RunningLake = {
  /** `http://localhost:3000`, with a certificate `https://localhost:3000`, or `publicOrigin`. */
  url: string;
  port: number;
  lake: Lake;
  /** Ends every open connection, as a network that fails does. */
  cutConnections(): void;
  /** Ends all connections and closes the lake; what was acknowledged is on disk already. */
  close(): Promise<void>;
};

/** The port cannot be opened; `message` is one sentence for the operator. */
export class PortError extends Error {
  override name = 'PortError';
}

type Answer = (request: Request, caller: Caller) => Response | Promise<Response>;

const HELP =
  'Whoever runs the lake has the administrator’s token: it was given with --token, or is in the file admin-token of the data folder.';

const refuseWhileStarting: Answer = () => Response.json({ status: 'starting' }, { status: 503 });

/**
 * Opens a lake and serves it alone, with its sockets, a page to sign in (`/_lake/login?origin=`) and health (`/_lake/health`).
 * Only requests that are addressed to it are answered: a foreign name that was made to resolve to this machine reaches nothing.
 *
 * @throws PortError when the port cannot be opened, and then no data was touched; DataFolderError when the folder cannot be used
 */
export async function serveLake({
  port,
  host = '127.0.0.1',
  certificate,
  idleTimeout,
  ...options
}: ServeOptions): Promise<RunningLake> {
  const { publicOrigin } = options;
  if (!isLoopback(host) && !publicOrigin) throw new Error(`A lake on ${host} needs a publicOrigin`);
  const isLocal = isLoopback(host) && (!publicOrigin || LOCAL_NAME.test(new URL(publicOrigin).hostname));
  // Whoever reaches the lake directly could forge the header of a proxy.
  const isBehindProxy = isLoopback(host) && !isLocal && !certificate;
  const getAddress = (forwardedFor: string | string[] | undefined, { remoteAddress }: Socket) =>
    getCallerAddress(forwardedFor?.toString(), remoteAddress, isBehindProxy);
  let answer = refuseWhileStarting;
  const opened = await listen(
    { port, host, certificate, idleTimeout: idleTimeout ?? (isLocal ? 0 : PUBLIC_IDLE_MS) },
    (request, { headers, socket }) =>
      answer(request, { address: getAddress(headers['x-forwarded-for'], socket) }),
  );
  const scheme = certificate ? 'https' : 'http';
  const url = publicOrigin ?? `${scheme}://localhost:${opened.port}`;
  const own = listOwnOrigins(options, scheme, opened.port);
  try {
    const origins = [...own, ...(options.allowedOrigins ?? [])];
    const lake = openLake({
      limits: isLocal ? {} : PUBLIC_LIMITS,
      isLocal,
      ...options,
      publicOrigin: url,
      allowedOrigins: origins,
    });
    const hosts = new Set(own.map((origin) => new URL(origin).host));
    const login = { tokens: lake.tokens, attempts: new FailedAttempts(), targets: origins, help: HELP };
    answer = makeHandler(lake, own, hosts, login);
    const closeSockets = attachSockets(
      opened.server,
      lake,
      ({ headers }) => hosts.has(headers.host ?? '') && isAllowedOrigin(headers.origin ?? null, origins),
      ({ headers, socket }) => getAddress(headers['x-forwarded-for'], socket),
    );
    await lake.moveAssets(url);
    void lake.warmUp();
    return {
      url,
      port: opened.port,
      lake,
      cutConnections: opened.cutConnections,
      async close() {
        closeSockets();
        await opened.close();
        lake.close();
      },
    };
  } catch (error) {
    await opened.close();
    throw error;
  }
}

/** What the lake's own pages and sockets are addressed to. */
function listOwnOrigins({ projectId, publicOrigin }: LakeOptions, scheme: string, port: number): string[] {
  const local = ['localhost', '127.0.0.1', '[::1]', `${projectId}.localhost`];
  // Browsers leave out the scheme's own port, 80 or 443.
  const origins = local.map((name) => new URL(`${scheme}://${name}:${port}`).origin);
  return [...origins, ...(publicOrigin ? [publicOrigin] : [])];
}

function makeHandler(
  lake: Lake,
  own: readonly string[],
  hosts: ReadonlySet<string>,
  login: LoginOptions,
): Answer {
  const routeRequest: Answer = (incoming, caller) => {
    const { host, pathname } = splitUrl(incoming.url);
    if (!hosts.has(host))
      return new Response(`This lake does not answer for the host ${host}.`, { status: 421 });
    const request = asAddressed(incoming, host, own);
    if (pathname === '/_lake/health') return Response.json({ status: 'ok' });
    if (pathname === '/_lake/login') return handleLogin(request, caller.address, login);
    return lake.fetch(request, caller);
  };
  return (request, caller) =>
    runWithinRequest(readRequestId(request.headers), () => routeRequest(request, caller));
}

type Listening = { server: ServerType; port: number; cutConnections(): void; close(): Promise<void> };

function listen(
  {
    port,
    host,
    certificate,
    idleTimeout,
  }: Pick<ServeOptions, 'port' | 'certificate'> & { host: string; idleTimeout: number },
  answer: (request: Request, incoming: IncomingMessage | Http2ServerRequest) => Response | Promise<Response>,
): Promise<Listening> {
  return new Promise((resolve, reject) => {
    const fetch = (request: Request, { incoming }: HttpBindings | Http2Bindings) => answer(request, incoming);
    const timeouts = { requestTimeout: MAX_UPLOAD_MS, keepAliveTimeout: idleTimeout };
    const options = certificate
      ? { createServer: createSecureServer, serverOptions: { ...certificate, ...timeouts, allowHTTP1: true } }
      : { serverOptions: timeouts };
    const server = serve({ ...options, fetch, port, hostname: host }, (info) => {
      resolve({ server, port: info.port, cutConnections, close });
    });
    server.once('error', (error: NodeJS.ErrnoException) => reject(createPortError(error, port, host)));
    // Node's `keepAliveTimeout` is for HTTP/1.1 alone. An event stream is never idle, since it sends comments.
    server.on('session', (session: ServerHttp2Session) => {
      session.setTimeout(idleTimeout, () => session.close());
    });
    const connections = new Set<Socket>();
    server.on('connection', (socket: Socket) => {
      connections.add(socket);
      socket.once('close', () => connections.delete(socket));
    });
    const cutConnections = () => {
      for (const socket of connections) socket.destroy();
    };
    const close = () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        cutConnections();
      });
  });
}

function createPortError({ code, message }: NodeJS.ErrnoException, port: number, host: string): PortError {
  if (code === 'EADDRINUSE')
    return new PortError(`Port ${port} is in use. Stop the program that uses it, or choose another.`);
  if (code === 'EACCES') return new PortError(`Port ${port} needs special rights. Choose one from 1024 on.`);
  return new PortError(`The lake cannot listen on ${host}:${port} (${message}).`);
}
