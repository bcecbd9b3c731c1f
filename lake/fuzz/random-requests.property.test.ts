import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ORIGIN, openTestLake, TOKEN } from '../src/testing/test-lake.ts';
import { anyFrame } from './frames.ts';
import { type FuzzRequest, makeAnyRequest } from './requests.ts';

const REQUESTS = 1_500;
const FRAMES = 100;
/** The maximum response time in milliseconds; queries are limited to five seconds. */
const MAX_RESPONSE_MS = 15_000;

/** A GIF of one pixel. */
const PIXEL = new Uint8Array(
  Buffer.from('R0lGODlhAQABAIAAAP8AAP///yH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64'),
);

/** Opens a lake with documents, an image and a file for the requests. */
async function openFilledLake() {
  const { lake, mutate } = openTestLake();
  const book = (_id: string, rank: number) => ({
    _id,
    _type: 'book',
    name: `Book ${_id}`,
    rank,
    list: [
      { _key: 'k', _ref: 'a', _weak: true },
      { _key: 'n', n: rank },
    ],
  });
  await mutate(...['a', 'b', 'drafts.a', 'versions.r1.a'].map((id, rank) => ({ create: book(id, rank) })));
  const upload = async (path: string, body: BodyInit): Promise<string> => {
    const headers = { authorization: `Bearer ${TOKEN}` };
    const response = await lake.fetch(new Request(ORIGIN + path, { method: 'POST', body, headers }));
    const { document } = await response.json();
    return `/${document.path}`;
  };
  const image = await upload('/v1/assets/images/production', PIXEL);
  const file = await upload('/v1/assets/files/production?filename=a.html', '<script>1</script>');
  return { lake, files: [image, file] };
}

it('answers random requests in time, and none with a server error other than 501', async () => {
  const { lake, files } = await openFilledLake();
  const tokens: Record<string, string> = {
    ADMIN: `Bearer ${TOKEN}`,
    EDITOR: `Bearer ${lake.tokens.mint({ label: 'Ann', role: 'editor' }).secret}`,
    VIEWER: `Bearer ${lake.tokens.mint({ label: 'Bob', role: 'viewer' }).secret}`,
  };
  const statuses = new Set<number>();
  const property = fc.asyncProperty(makeAnyRequest(files), async (given) => {
    const request = makeRequest(given, tokens);
    fc.pre(request !== undefined);
    const started = performance.now();
    const response = await lake.fetch(request);
    await readSome(response);
    statuses.add(response.status);
    expect(response.status === 501 ? 0 : response.status).toBeLessThan(500);
    expect(performance.now() - started).toBeLessThan(MAX_RESPONSE_MS);
  });
  await fc.assert(property, { numRuns: REQUESTS });
  expect([...statuses]).toEqual(expect.arrayContaining([200, 400, 401, 403, 404, 501]));
});

it('takes any frame on both kinds of sockets', async () => {
  const { lake } = await openFilledLake();
  const line = { send: () => {}, close: () => {}, bufferedAmount: 0 };
  const seats = [lake.presence('production').join(line), lake.streams(ORIGIN).join(line)];
  fc.assert(
    fc.property(anyFrame, (frame) => {
      for (const seat of seats) expect(() => seat.receive(frame)).not.toThrow();
    }),
    { numRuns: FRAMES },
  );
  for (const seat of seats) seat.left();
});

/** Undefined for what `Request` rejects, such as an invalid header. */
function makeRequest(
  { method, target, headers, body }: FuzzRequest,
  tokens: Readonly<Record<string, string>>,
): Request | undefined {
  const { authorization, ...rest } = headers;
  const named = authorization === undefined ? undefined : (tokens[authorization] ?? authorization);
  try {
    return new Request(ORIGIN + target, {
      method,
      headers: named === undefined ? rest : { ...rest, authorization: named },
      ...(body === undefined ? {} : { body }),
    });
  } catch {
    return undefined;
  }
}

/** Reads a response; of an event stream, which does not end, only the first chunk. */
async function readSome(response: Response): Promise<void> {
  if (response.headers.get('content-type')?.startsWith('text/event-stream')) {
    const reader = response.body?.getReader();
    await reader?.read();
    await reader?.cancel();
  } else if (response.headers.get('content-type')?.startsWith('application/json')) {
    await response.json();
  } else await response.arrayBuffer();
}
