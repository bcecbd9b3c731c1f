import { Worker } from 'node:worker_threads';
import type { Speech, Voice } from '../speech/voice.ts';

/**
 * Speaks a text as `speak` does, on a thread of its own: the synthesiser does not pause, and a server has others to
 * answer meanwhile. The thread ends with the text, or with the process.
 *
 * @throws an Error with the message of what `speak` throws
 */
export function speakInWorker(text: string, voice: Voice): Promise<Speech> {
  const worker = new Worker(new URL('./speech-worker.ts', import.meta.url), { workerData: { text, voice } });
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The synthesiser ended without a word.')));
  });
}
