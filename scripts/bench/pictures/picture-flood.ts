import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** The picture's URL, and the client address that a proxy would send in `x-forwarded-for`. */
export type PictureReader = { url: string; address: string };

/** Counts requests, so that each asks for another size: no response is cached yet. */
let asked = 0;

/** Requests a picture in a new size. @returns the milliseconds until it has loaded @throws Error when the request fails */
export async function timePicture({ url, address }: PictureReader): Promise<number> {
  asked += 1;
  const started = performance.now();
  const answer = await fetch(`${url}?w=${401 + (asked % 600)}&pad=${1 + Math.floor(asked / 600)}&fm=webp`, {
    headers: { 'x-forwarded-for': address },
  });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${answer.status} for a picture`);
  return performance.now() - started;
}

/** Requests pictures that are costly to make, 190 at a time from one address and in a separate process, until `end` is called. */
export function floodPictures({ url, address }: PictureReader): {
  /** @returns the number of responses by status */
  end(): Promise<Record<string, number>>;
} {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'flood-process.ts'), url, address], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const said = textOf(child);
  return {
    async end() {
      child.stdin?.end();
      await once(child, 'exit');
      // The process prints one line of this type.
      return JSON.parse(await said) as Record<string, number>;
    },
  };
}

async function textOf(child: ChildProcess): Promise<string> {
  let text = '';
  for await (const chunk of child.stdout ?? []) text += String(chunk);
  return text;
}
