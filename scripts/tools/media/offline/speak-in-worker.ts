import { Worker } from 'node:worker_threads';
import type { Speech, Voice } from '../speech/voice.ts';

/**
 * Like `speak`, but in a worker thread: the synthesiser blocks its thread, and a server must respond to other requests meanwhile.
 * The thread ends with the text or with the process.
 *
 * @throws an Error with the message of the one that `speak` throws
 */
export function speakInWorker(text: string, voice: Voice): Promise<Speech> {
  const worker = new Worker(new URL('./speech-worker.ts', import.meta.url), { workerData: { text, voice } });
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The synthesiser ended without a word.')));
  });
}
