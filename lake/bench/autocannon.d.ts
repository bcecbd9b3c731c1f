/** The parts of autocannon that the benchmarks use; the package has no types. */
declare module 'autocannon' {
  type Request = { path?: string };
  type Options = {
    url: string;
    connections: number;
    /** Seconds. */
    duration: number;
    requests?: readonly { setupRequest?: (request: Request) => Request }[];
  };
  type Result = {
    requests: { total: number };
    /** Seconds. */
    duration: number;
    errors: number;
    timeouts: number;
    non2xx: number;
    latency: { p50: number; p99: number };
  };
  // biome-ignore lint/style/noDefaultExport: the package has a default export.
  export default function autocannon(options: Options): Promise<Result>;
}
