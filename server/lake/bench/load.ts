import autocannon from 'autocannon';

export type Load = {
  /** An absolute URL. */
  url: string;
  connections: number;
  seconds: number;
  /** Whether every request is unique, so that no cache has its response. */
  distinct?: boolean;
  /** CPU time that the server has used so far, in microseconds. */
  cpuTime: () => Promise<number>;
};

export type LoadResult = {
  perSecond: number;
  /** CPU time of the server per request, in microseconds. It hardly depends on other load of the machine. */
  cpuMicroseconds: number;
};

let distinctRequests = 0;

/**
 * Sends requests on each connection as fast as the server responds.
 *
 * @throws Error when any request fails
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
