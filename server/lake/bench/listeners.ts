import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { BenchServer } from './bench-server.ts';
import type { ListenerOrder, ListenerReport } from './listener-process.ts';

export type Listeners = {
  /**
   * Resolves once every listener has received `events` commits. Returns for each the milliseconds from the time in the field
   * `sentAt`, which the writer sets, until the listener received the event.
   */
  settled(events: number): Promise<number[]>;
  close(): void;
};

/** Opens listeners on all authors, each on its own connection, with the same options as the Studio. */
export async function openListeners(server: BenchServer, dataset: string, count: number): Promise<Listeners> {
  const search = new URLSearchParams({
    query: '*[_type == "author"]',
    includeResult: 'true',
    effectFormat: 'mendoza',
    enableResume: 'true',
  });
  const url = `${server.lake}/v2025-02-19/data/listen/${dataset}?${search}`;
  const child = fork(join(import.meta.dirname, 'listener-process.ts'));
  await ask(child, { open: { url, token: server.token, count } });
  return {
    async settled(events) {
      const report = await ask(child, { settle: events });
      return 'delays' in report ? report.delays : [];
    },
    close: () => child.kill(),
  };
}

/** @throws Error when the process reports a failure */
async function ask(child: ChildProcess, order: ListenerOrder): Promise<ListenerReport> {
  child.send(order);
  // The type is safe: listener-process.ts sends only reports.
  const [report] = (await once(child, 'message')) as [ListenerReport];
  if ('failed' in report) throw new Error(report.failed);
  return report;
}
