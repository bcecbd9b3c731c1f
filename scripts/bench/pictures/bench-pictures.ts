import { type BenchServer, formatTable, percentile, withTemporaryFolder } from 'embedded-content-lake/bench';
import sharp from 'sharp';
import { withServer } from '../server/bench-server.ts';
import { floodPictures, type PictureReader, timePicture } from './picture-flood.ts';

const EDGE = 2000;

/** Measures how long an uncached picture takes, alone and while another client address floods the server with picture requests. */
export async function benchPictures(seconds: number): Promise<void> {
  await withTemporaryFolder((folder) =>
    withServer(
      folder,
      async (server) => {
        const url = await uploadPicture(server);
        const visitor = { url, address: '198.51.100.2' };
        const quiet = await visit(server, visitor, seconds);
        const flood = floodPictures({ url, address: '198.51.100.1' });
        const flooded = await visit(server, visitor, seconds);
        const answers = Object.entries(await flood.end()).map(
          ([status, count]) => `${status} ${count} times`,
        );
        const row = (name: string, { times, cpuShare }: Visit) =>
          [name, times.length, percentile(times, 0.5), percentile(times, 0.99), cpuShare] as const;
        console.log(
          formatTable(
            `A picture of ${EDGE}² in a new size, one after the other, ${seconds} s each`,
            ['', 'pictures', 'p50 ms', 'p99 ms', 'cores that the server used'],
            [[...row('alone', quiet)], [...row('beside 190 requests of another address', flooded)]],
          ),
        );
        console.log(`\nThe other address was answered: ${answers.join(', ')}.`);
      },
      // With SITE_URL set, the server identifies clients by the address in the proxy's header.
      { SITE_URL: 'https://bench.example', GATE_PASSWORD: 'of the bench' },
    ),
  );
}

type Visit = { times: number[]; cpuShare: number };

async function visit(server: BenchServer, visitor: PictureReader, seconds: number): Promise<Visit> {
  const times: number[] = [];
  const cpuBefore = await server.cpuTime();
  const started = performance.now();
  while (performance.now() < started + seconds * 1000) times.push(await timePicture(visitor));
  const milliseconds = performance.now() - started;
  return { times, cpuShare: ((await server.cpuTime()) - cpuBefore) / 1000 / milliseconds };
}

/** Uploads a picture with as much detail as a photograph. @returns its URL on the server of this machine */
export async function uploadPicture({ lake, token }: BenchServer): Promise<string> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const picture = sharp({ create: { width: EDGE, height: EDGE, channels: 3, background: '#888', noise } });
  const body = new Uint8Array(await picture.blur(2).jpeg().toBuffer());
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'image/jpeg' };
  const answer = await fetch(`${lake}/v1/assets/images/production`, { method: 'POST', headers, body });
  if (answer.status !== 200) throw new Error(`${answer.status} for an upload: ${await answer.text()}`);
  const { document } = await answer.json();
  return lake + new URL(document.url).pathname;
}
