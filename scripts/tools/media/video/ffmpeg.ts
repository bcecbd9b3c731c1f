import { spawn } from 'node:child_process';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { OperatorError } from '../../../shared/operator-error.ts';

type FfmpegResult = { output: Buffer; log: string };

/**
 * Runs ffmpeg.
 *
 * @param input data for ffmpeg's `pipe:0`, if it is used
 * @throws OperatorError when ffmpeg is not installed; an Error with its last lines of output when it fails
 */
export async function runFfmpeg(
  args: readonly string[],
  input: Iterable<Buffer> | AsyncIterable<Buffer> = [],
): Promise<FfmpegResult> {
  const child = spawn(await findFfmpeg(), ['-hide_banner', '-nostdin', '-y', ...args], {
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const output: Buffer[] = [];
  const log: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => log.push(chunk));
  const ended = new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  const [fed, exit] = await Promise.allSettled([pipeline(Readable.from(input), child.stdin), ended]);
  if (exit.status === 'rejected') throw exit.reason;
  const code = exit.value;
  const text = Buffer.concat(log).toString();
  if (code !== 0) {
    const lines = text.trim().split('\n').slice(-4).join('\n');
    throw new Error(`ffmpeg ended with code ${code}:\n${lines}`);
  }
  if (fed.status === 'rejected') throw fed.reason;
  return { output: Buffer.concat(output), log: text };
}

async function findFfmpeg(): Promise<string> {
  try {
    return (await import('@ffmpeg-installer/ffmpeg')).path;
  } catch (error) {
    throw new OperatorError(
      'ffmpeg is not installed here. It comes with a development dependency: run `npm ci` without --omit=dev.',
      { cause: error },
    );
  }
}
