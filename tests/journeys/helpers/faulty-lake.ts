import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The possible faults of a content lake, with the response to a query during each. */
export const faults = {
  down: (_answer, response) => void response.socket?.destroy(),
  slow: (answer, response, wait) => void wait.then(() => response.end(answer)),
  'status 500': (_answer, response) => refuse(response, 500),
  'status 429': (_answer, response) => refuse(response, 429),
  'an HTML page': (_answer, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><h1>Welcome to nginx!</h1>'),
  'half a JSON': (answer, response) => response.end(answer.slice(0, answer.length / 2)),
  'fields missing': (answer, response) => response.end(withoutFields(answer)),
} satisfies Record<string, Fault>;

type Fault = (answer: string, response: ServerResponse, wait: Promise<void>) => void;
export type FaultName = keyof typeof faults;

/** A proxy that simulates a content lake with faults for visits whose headers request one. */
export interface FaultyFront {
  url: string;
  /** Request headers of a visit during a fault of its lake. Other visits are served normally. */
  during: (fault: FaultName, visit: string) => Record<string, string>;
  /** Request headers of a visit whose lake works again and returns changed texts. */
  after: (visit: string) => Record<string, string>;
  /** Request headers of a visit that gets no response except for the site's static files. */
  away: (visit: string) => Record<string, string>;
  /** Request headers of a visit whose prerendered pages are held back until it is released. */
  stalled: (visit: string) => Record<string, string>;
  /** Releases the delayed responses of a visit. */
  release: (visit: string) => void;
  /** The times at which a visit queried the site settings, in ms. */
  timesAsked: (visit: string) => readonly number[];
  close: () => Promise<void>;
}

/** A word that only responses after the fault contain. */
export const freshWord = 'Fresh';
const lakePath = /^\/v[^/]+\/data\/query\//;
const filePath = /^[^?]+\.(?!json)\w+(\?|$)/;

/** Opens the proxy on a free port. Slow responses take `delay` ms, or wait until their visit is released. */
export async function openFaultyFront(
  origin: string,
  delay = Number.POSITIVE_INFINITY,
): Promise<FaultyFront> {
  const asked = new Map<string, number[]>();
  const held = new Map<string, { promise: Promise<void>; resolve: () => void }>();
  const getWait = (visit: string) => {
    const wait = held.get(visit) ?? Promise.withResolvers<void>();
    held.set(visit, wait);
    return Number.isFinite(delay) ? new Promise<void>((resolve) => setTimeout(resolve, delay)) : wait.promise;
  };

  const server = createServer((request, response) => {
    const { 'x-fault': state, 'x-visit': visit } = request.headers;
    const url = request.url ?? '';
    const isFragment = url.startsWith('/_fragments/');
    const isQuery = lakePath.test(url);
    if (state === 'away' && !filePath.test(url)) return void request.socket.destroy();
    if (state === 'stalled' && isFragment) {
      return void getWait(String(visit)).then(() => pass(origin, request, response));
    }
    if (!isQuery || !isTold(state)) return void pass(origin, request, response);
    const key = String(visit);
    if (url.includes('staleNote')) asked.set(key, [...(asked.get(key) ?? []), performance.now()]);
    void pass(origin, request, response, (answer) => {
      if (state === 'after') return void response.end(withFreshWords(answer));
      faults[state](answer, response, getWait(key));
    });
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  // The server listens on a port, not on a pipe.
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://localhost:${port}`,
    during: (fault, visit) => ({ 'x-fault': fault, 'x-visit': visit }),
    after: (visit) => ({ 'x-fault': 'after', 'x-visit': visit }),
    stalled: (visit) => ({ 'x-fault': 'stalled', 'x-visit': visit }),
    away: (visit) => ({ 'x-fault': 'away', 'x-visit': visit }),
    release: (visit) => held.get(visit)?.resolve(),
    timesAsked: (visit) => asked.get(visit) ?? [],
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function isTold(state: unknown): state is FaultName | 'after' {
  return typeof state === 'string' && (state in faults || state === 'after');
}

/** Forwards a request; the response is sent unchanged, or passed to `alter` when it is complete. */
async function pass(
  origin: string,
  request: IncomingMessage,
  response: ServerResponse,
  alter?: (answer: string) => void,
): Promise<void> {
  const { host } = new URL(origin);
  const headers = { ...request.headers, host, ...(alter ? { 'accept-encoding': 'identity' } : {}) };
  const onward = send(origin + request.url, { method: request.method, headers });
  // The browser cancelled the request.
  onward.on('error', () => response.destroy());
  response.on('close', () => onward.destroy());
  request.pipe(onward);
  onward.on('response', async (answer) => {
    if (!alter) {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      return void answer.pipe(response);
    }
    const parts: Buffer[] = await answer.toArray();
    response.setHeader('content-type', answer.headers['content-type'] ?? '');
    alter(Buffer.concat(parts).toString());
  });
}

function refuse(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'content-type': 'application/json', 'retry-after': '5' });
  response.end(JSON.stringify({ statusCode: status, error: 'Refused', message: 'The lake is dry' }));
}

/** The response without every second field of its content. */
function withoutFields(answer: string): string {
  const { result } = JSON.parse(answer);
  const isContent = typeof result?.content === 'object' && result.content !== null;
  const kept = isContent ? Object.entries(result.content).filter((_field, index) => index % 2 === 1) : [];
  return JSON.stringify({ result: { content: Object.fromEntries(kept) } });
}

/** The response with `freshWord` in every heading, name and title. */
function withFreshWords(answer: string): string {
  return answer.replaceAll(/"(heading|heroHeadline|name|title)":\s*"/g, `$&${freshWord} `);
}
