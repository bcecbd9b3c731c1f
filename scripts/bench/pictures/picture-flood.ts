import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** Where pictures are asked for, and by whom: the address that a proxy would pass on. */
export type PictureReader = { url: string; address: string };

/** So that each picture is one that nobody has asked for yet: no answer is kept. */
let asked = 0;

/** Milliseconds until a picture in a size of its own was there. @throws Error when it does not come */
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

/** Asks for 190 costly pictures at a time from one address, in a process of its own, until `end` is called: then it hangs up. */
export function floodPictures({ url, address }: PictureReader): {
  /** @returns how many answers of each status there were */
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
      // The line that the process prints is of this type.
      return JSON.parse(await said) as Record<string, number>;
    },
  };
}

async function textOf(child: ChildProcess): Promise<string> {
  let text = '';
  for await (const chunk of child.stdout ?? []) text += String(chunk);
  return text;
}
