import autocannon from 'autocannon';

export type Load = {
  /** A full address. */
  url: string;
  connections: number;
  seconds: number;
  /** Makes every request differ from all others, so that no cache can answer it. */
  distinct?: boolean;
  /** CPU time that the server has used so far, in microseconds. */
  cpuTime: () => Promise<number>;
};

export type LoadResult = {
  perSecond: number;
  /** CPU time of the server for one request, in microseconds: hardly depends on what else the machine does. */
  cpuMicroseconds: number;
};

let distinctRequests = 0;

/**
 * Sends requests as fast as they are answered.
 *
 * @throws Error when any is not answered with success
 */
export async function applyLoad(load: Load): Promise<LoadResult> {
  const { url, connections, seconds, distinct, cpuTime } = load;
  const path = url.replace(/^https?:\/\/[^/]+/, '');
  const setupRequest = (request: { path?: string }) => {
    distinctRequests += 1;
    return { ...request, path: `${path}&$request=${distinctRequests}` };
  };
  const before = await cpuTime();
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    ...(distinct ? { requests: [{ setupRequest }] } : {}),
  });
  const used = (await cpuTime()) - before;
  const failed = result.errors + result.timeouts + result.non2xx;
  if (failed > 0) throw new Error(`${failed} of ${result.requests.total} requests to ${url} failed`);
  return {
    perSecond: result.requests.total / result.duration,
    cpuMicroseconds: used / result.requests.total,
  };
}
