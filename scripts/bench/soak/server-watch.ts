import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import {
  type BenchServer,
  type Cell,
  delayOf,
  type LoopDelay,
  pause,
  percentile,
} from 'embedded-content-lake/bench';

const SAMPLE_MS = 5_000;
const MEMORY_ROWS = 6;

type Sample = { minutes: number; memory: NodeJS.MemoryUsage; server: LoopDelay; load: LoopDelay };

/**
 * Takes samples of the server's memory, and of how late the event loops of the server and of this process are: what this process
 * is late by is no fault of the server, but counts in all times that it measures.
 */
export class ServerWatch {
  readonly #server: BenchServer;
  readonly #started = performance.now();
  readonly #samples: Sample[] = [];
  readonly #loop = monitorEventLoopDelay({ resolution: 10 });
  readonly #ownCpuBefore = process.cpuUsage();
  #cpuBefore = 0;

  constructor(server: BenchServer) {
    this.#server = server;
    this.#loop.enable();
  }

  /** Samples until `signal` is aborted. */
  async run(signal: AbortSignal): Promise<void> {
    this.#cpuBefore = await this.#server.cpuTime();
    while (!signal.aborted) {
      await pause(SAMPLE_MS);
      const memory = await this.#server.memory();
      const server = await this.#server.loopDelay();
      const load = delayOf(this.#loop);
      this.#loop.reset();
      this.#samples.push({ minutes: this.#minutes(), memory, server, load });
    }
  }

  /** Cores in use and lateness of the event loops: one row for the server, one for this process. */
  async loadRows(): Promise<Cell[][]> {
    const milliseconds = performance.now() - this.#started;
    const { user, system } = process.cpuUsage(this.#ownCpuBefore);
    const cores = (microseconds: number) => microseconds / 1000 / milliseconds;
    const late = (delays: LoopDelay[]) => [
      percentile(
        delays.map(({ p50 }) => p50),
        0.5,
      ),
      percentile(
        delays.map(({ p99 }) => p99),
        0.5,
      ),
      Math.max(...delays.map(({ most }) => most)),
    ];
    const used = (await this.#server.cpuTime()) - this.#cpuBefore;
    return [
      ['server', cores(used), ...late(this.#samples.map(({ server }) => server))],
      ['load generator', cores(user + system), ...late(this.#samples.map(({ load }) => load))],
    ];
  }

  /** What the memory consists of over time, in MB. */
  memoryRows(): Cell[][] {
    const part = Math.max(1, this.#samples.length / MEMORY_ROWS);
    const megabytes = (bytes: number[]) => percentile(bytes, 0.5) / 1e6;
    return Array.from({ length: Math.min(MEMORY_ROWS, this.#samples.length) }, (_, row) => {
      const samples = this.#samples.slice(Math.floor(row * part), Math.floor((row + 1) * part));
      const all = samples.map(({ memory }) => memory);
      return [
        (samples.at(-1)?.minutes ?? 0).toFixed(1),
        megabytes(all.map(({ rss }) => rss)),
        megabytes(all.map(({ heapUsed }) => heapUsed)),
        megabytes(all.map(({ heapTotal }) => heapTotal)),
        megabytes(all.map(({ external }) => external)),
        megabytes(all.map(({ rss, heapTotal, external }) => rss - heapTotal - external)),
      ];
    });
  }

  #minutes(): number {
    return (performance.now() - this.#started) / 60_000;
  }
}
