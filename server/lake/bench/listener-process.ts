// Listeners in their own process, so that their CPU time does not slow the measured writer.
import { get, type IncomingMessage } from 'node:http';
import { now } from './figures.ts';

const TIMEOUT_MS = 30_000;

/** The messages between the benchmark and this process. */
export type ListenerOrder = { open: { url: string; token: string; count: number } } | { settle: number };
export type ListenerReport = { opened: true } | { delays: number[] } | { failed: string };

const heard: number[][] = [];

process.on('message', (order: ListenerOrder) => {
  const done = 'open' in order ? open(order.open) : settle(order.settle);
  done.then(report, (error: unknown) => report({ failed: String(error) }));
});

function report(report: ListenerReport): void {
  process.send?.(report);
}

async function open({
  url,
  token,
  count,
}: {
  url: string;
  token: string;
  count: number;
}): Promise<ListenerReport> {
  await Promise.all(Array.from({ length: count }, () => listen(url, token)));
  return { opened: true };
}

async function listen(url: string, token: string): Promise<void> {
  const delays: number[] = [];
  heard.push(delays);
  const stream = await request(url, token);
  let text = '';
  stream.on('data', (chunk: Buffer) => {
    const frames = `${text}${chunk}`.split('\n\n');
    text = frames.pop() ?? '';
    for (const frame of frames) {
      const sentAt = /^event: mutation.*"sentAt":([\d.]+)/s.exec(frame)?.[1];
      if (sentAt) delays.push(now() - Number(sentAt));
    }
  });
}

async function settle(events: number): Promise<ListenerReport> {
  const deadline = Date.now() + TIMEOUT_MS;
  while (heard.some((delays) => delays.length < events)) {
    if (Date.now() > deadline) throw new Error('Not every listener heard of every write');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return { delays: heard.flat() };
}

function request(url: string, token: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const sent = get(url, { headers: { authorization: `Bearer ${token}` }, agent: false }, (response) => {
      if (response.statusCode === 200) resolve(response);
      else reject(new Error(`A listener was answered with ${response.statusCode}`));
    });
    sent.on('error', reject);
  });
}
