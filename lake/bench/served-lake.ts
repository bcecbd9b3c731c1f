import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { serveLake } from '../src/server/server.ts';

export const DATASET = 'production';
export const TOKEN = 'the-administrator-of-the-bench';

/** What a process has used: processor time in microseconds, memory in bytes. */
type Usage = { cpu: number; memory: number };

/** A lake that runs in a process of its own, as in production. */
export interface ServedLake {
  url: string;
  readUsage(): Promise<Usage>;
  kill(signal: NodeJS.Signals): Promise<void>;
}

/** Starts a lake on the data in `folder`, on a free port. */
export async function startLake(folder: string): Promise<ServedLake> {
  const child = fork(import.meta.filename, [folder]);
  // The types are safe: the code below sends these messages.
  const url = (await waitForMessage(child)) as string;
  return {
    url,
    async readUsage() {
      child.send('usage');
      return (await waitForMessage(child)) as Usage;
    },
    async kill(signal) {
      child.kill(signal);
      await once(child, 'exit');
    },
  };
}

/** @throws Error when the process ends instead */
async function waitForMessage(child: ChildProcess): Promise<unknown> {
  const ended = new AbortController();
  const exit = once(child, 'exit', ended).then(([code]) => {
    throw new Error(`The lake ended with code ${code}`);
  });
  const [message] = await Promise.race([once(child, 'message', ended), exit]);
  ended.abort();
  await exit.catch(() => undefined);
  return message;
}

if (import.meta.main) {
  const { url, close } = await serveLake({
    path: process.argv[2] ?? ':memory:',
    port: 0,
    projectId: 'local',
    datasets: [DATASET],
    adminToken: TOKEN,
  });
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send?.({ cpu: user + system, memory: process.memoryUsage.rss() } satisfies Usage);
  });
  process.on('SIGTERM', async () => {
    await close();
    process.exit();
  });
  process.send?.(url);
}
