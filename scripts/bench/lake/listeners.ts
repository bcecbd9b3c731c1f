import { get, type IncomingMessage } from 'node:http';
import { pause } from '../figures.ts';
import type { BenchServer } from './bench-server.ts';

export type Listeners = {
  /** Milliseconds from the moment that the writer put into the field `sentAt` until a listener has its event. */
  delays(): number[];
  /** Resolves once every listener has heard of so many commits. */
  settled(events: number): Promise<void>;
  close(): void;
};

const TIMEOUT_MS = 30_000;

/** Opens listeners on all agents, each on a connection of its own, with what the Studio asks for. */
export async function openListeners(server: BenchServer, dataset: string, count: number): Promise<Listeners> {
  const search = new URLSearchParams({
    query: '*[_type == "agent"]',
    includeResult: 'true',
    effectFormat: 'mendoza',
    enableResume: 'true',
  });
  const url = `${server.lake}/v2025-02-19/data/listen/${dataset}?${search}`;
  const heard: number[][] = [];
  const streams = await Promise.all(
    Array.from({ length: count }, async () => {
      const delays: number[] = [];
      heard.push(delays);
      const stream = await open(url, server.token);
      let text = '';
      stream.on('data', (chunk: Buffer) => {
        const frames = `${text}${chunk}`.split('\n\n');
        text = frames.pop() ?? '';
        for (const frame of frames) {
          const sentAt = /^event: mutation.*"sentAt":([\d.]+)/s.exec(frame)?.[1];
          if (sentAt) delays.push(now() - Number(sentAt));
        }
      });
      return stream;
    }),
  );
  return {
    delays: () => heard.flat(),
    async settled(events) {
      const deadline = Date.now() + TIMEOUT_MS;
      while (heard.some((delays) => delays.length < events)) {
        if (Date.now() > deadline) throw new Error('Not every listener heard of every write');
        await pause(20);
      }
    },
    close: () => {
      for (const stream of streams) stream.destroy();
    },
  };
}

/** Milliseconds since 1970, with fractions, for processes of this machine. */
export function now(): number {
  return performance.timeOrigin + performance.now();
}

function open(url: string, token: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const request = get(url, { headers: { authorization: `Bearer ${token}` }, agent: false }, (response) => {
      if (response.statusCode === 200) resolve(response);
      else reject(new Error(`A listener was answered with ${response.statusCode}`));
    });
    request.on('error', reject);
  });
}
