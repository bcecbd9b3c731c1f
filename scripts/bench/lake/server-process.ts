// The lake as the process of its own in which it runs for users, and the two floors beside it. Started by the bench.
import { serve } from '@hono/node-server';
import { evaluate, parse } from 'groq-js';
import { readEnvironment } from '../../../server/environment.ts';
import { openServer } from '../../../server/main.ts';

/** What the bench reads from the first line of this process's output. */
export type ServerAddresses = { lake: string; floors: string; token: string };

const server = await openServer(readEnvironment(process.env, import.meta.dirname));
server.goLiveAlone();
const floors = serve({ fetch: floor, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
  const addresses: ServerAddresses = {
    lake: server.internalUrl,
    floors: `http://127.0.0.1:${port}`,
    token: server.adminToken,
  };
  console.log(JSON.stringify(addresses));
});
process.on('SIGTERM', async () => {
  floors.close();
  await server.close();
  process.exit(0);
});

const constants = new Map<string, Response | Uint8Array<ArrayBuffer>>();
let documents: unknown[] | undefined;

/** `/constant?bytes=<n>`: what the HTTP server can do at most. `/groq-js?query=…`: GROQ without a planner. */
function floor(request: Request): Response | Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  if (request.url.includes('/constant')) {
    const body = constants.get(request.url) ?? new Uint8Array(Number(request.url.split('=')[1])).fill(120);
    constants.set(request.url, body);
    return new Response(body instanceof Response ? null : body, { headers });
  }
  const { pathname, searchParams } = new URL(request.url);
  if (pathname === '/cpu') return Response.json(cpuTime());
  if (pathname === '/memory') return Response.json(residentMemory());
  return scan(searchParams);
}

async function scan(search: URLSearchParams): Promise<Response> {
  documents ??= await allDocuments();
  const params = JSON.parse(search.get('params') ?? '{}');
  const tree = parse(search.get('query') ?? '', { params });
  const value = await evaluate(tree, { dataset: documents, params });
  return Response.json({ result: await value.get() });
}

async function allDocuments(): Promise<unknown[]> {
  const response = await server.lake.fetch(
    new Request(`${server.internalUrl}/v2025-02-19/data/export/production`, {
      headers: { authorization: `Bearer ${server.adminToken}` },
    }),
  );
  return (await response.text())
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

/** Microseconds. */
function cpuTime(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

/** Bytes. */
function residentMemory(): number {
  return process.memoryUsage.rss();
}
