import { expect, it } from 'vitest';
import { FaultInjector } from './fault-injection.ts';

const put = (faults: FaultInjector, body: unknown) =>
  faults.configure(
    new Request('http://localhost/_lake/faults', { method: 'PUT', body: JSON.stringify(body) }),
  );
const fine = async () => new Response('fine');
const statuses = async (faults: FaultInjector, count: number) => {
  const seen: number[] = [];
  for (let n = 0; n < count; n += 1) seen.push((await faults.around(fine)).status);
  return seen;
};

it('injects no faults before PUT and after DELETE', async () => {
  const faults = new FaultInjector();
  expect(await statuses(faults, 2)).toEqual([200, 200]);
  expect(await (await put(faults, { status: 503 })).json()).toMatchObject({ status: 503, every: 1 });
  const refused = await faults.around(fine);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1']);
  await faults.configure(new Request('http://localhost/_lake/faults', { method: 'DELETE' }));
  expect(await statuses(faults, 2)).toEqual([200, 200]);
});

it('refuses every Nth request', async () => {
  const faults = new FaultInjector();
  await put(faults, { status: 429, every: 3 });
  expect(await statuses(faults, 6)).toEqual([200, 200, 429, 200, 200, 429]);
});

it('delays responses', async () => {
  const faults = new FaultInjector();
  await put(faults, { latency: 60 });
  const started = performance.now();
  await faults.around(fine);
  expect(performance.now() - started).toBeGreaterThan(50);
});

it('closes the open event streams with an error', async () => {
  const faults = new FaultInjector();
  let cancelled = false;
  const stream = async () =>
    new Response(
      new ReadableStream({
        start: (controller) => controller.enqueue(new TextEncoder().encode('data: 1\n\n')),
        cancel: () => {
          cancelled = true;
        },
      }),
      { headers: { 'content-type': 'text/event-stream' } },
    );
  const reader = (await faults.around(stream)).body?.getReader();
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('data: 1\n\n');
  const next = reader?.read();
  await put(faults, { dropStreams: true });
  await expect(next).rejects.toThrow('A fault was asked for');
  expect(cancelled).toBe(true);
});

it.each([[{ status: 200 }], [{ every: 0 }], [{ latency: 'slow' }], [{ unknown: 1 }], ['text']])(
  'refuses %j',
  async (settings) => {
    const faults = new FaultInjector();
    expect((await put(faults, settings)).status).toBe(400);
    expect(await statuses(faults, 1)).toEqual([200]);
  },
);
