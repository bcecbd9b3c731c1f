import { Agent, request } from 'node:http';
import type { BenchServer } from './bench-server.ts';

/** One kept-alive connection through Node's http module, since fetch adds a millisecond of its own. */
type WriteConnection = {
  /** Sends mutations and resolves once the response is complete. @throws Error when they are refused */
  write(mutations: readonly object[]): Promise<void>;
  close(): void;
};

export function openWriteConnection(server: BenchServer, dataset: string): WriteConnection {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const url = `${server.lake}/v2025-02-19/data/mutate/${dataset}?returnIds=true`;
  return {
    write(mutations) {
      const body = JSON.stringify({ mutations });
      const headers = {
        authorization: `Bearer ${server.token}`,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
      };
      return new Promise((resolve, reject) => {
        const sent = request(url, { agent, method: 'POST', headers }, (answer) => {
          answer.resume();
          answer.on('end', () => {
            if (answer.statusCode === 200) resolve();
            else reject(new Error(`A write was answered with ${answer.statusCode}`));
          });
        });
        sent.on('error', reject);
        sent.end(body);
      });
    },
    close: () => agent.destroy(),
  };
}
