import { type AddressInfo, connect } from 'node:net';
import { serve } from '@hono/node-server';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createErrorResponse } from './error-response.ts';
import { readBody } from './request-body.ts';

const ADDRESS = 'http://localhost:3000/';

/** A request that sends the given body, and then nothing until the client disconnects. */
function stalled(given: string, headers: Record<string, string> = {}): Request {
  const body = new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode(given)) });
  // Node requires `duplex`, which the DOM types lack.
  const init = { method: 'POST', headers, body, duplex: 'half' };
  return new Request(ADDRESS, init);
}

function useSlowClock() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
}

describe('a body', () => {
  it.each([
    ['without a length', {}],
    ['with a length', { 'content-length': '400' }],
  ])('%s that does not come in time is refused', async (_, headers) => {
    useSlowClock();
    const reading = readBody(stalled('half', headers), { bytes: 1_000, milliseconds: 30_000 });
    const refused = expect(reading).rejects.toMatchObject({
      status: 408,
      message: 'The request body did not come within 30 seconds',
    });
    vi.advanceTimersByTime(30_000);
    await refused;
  });

  it('that has arrived is read without a timer', async () => {
    useSlowClock();
    const request = new Request(ADDRESS, { method: 'POST', body: 'whole' });
    const bytes = await readBody(request, { bytes: 1_000, milliseconds: 30_000 });
    expect(new TextDecoder().decode(bytes)).toBe('whole');
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([
    ['without a length', {}],
    ['with a length', { 'content-length': '1001' }],
  ])('%s that is too large is refused immediately', async (_, headers) => {
    const reading = readBody(stalled('x'.repeat(1_001), headers), { bytes: 1_000 });
    await expect(reading).rejects.toThrow('Request body exceeds limit of 1000 bytes');
  });
});

it('closes the connection when a body does not arrive', async () => {
  const server = serve({
    port: 0,
    hostname: '127.0.0.1',
    fetch: async (request) => {
      try {
        return Response.json((await readBody(request, { bytes: 1_000, milliseconds: 50 })).length);
      } catch (error) {
        return createErrorResponse(error);
      }
    },
  });
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  // A server that listens on TCP has an address of this form.
  const caller = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let answer = '';
  caller.on('data', (data) => {
    answer += String(data);
  });
  const closed = new Promise((resolve) => caller.once('close', resolve));
  caller.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 400\r\n\r\nhalf');
  await closed;
  expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
});
