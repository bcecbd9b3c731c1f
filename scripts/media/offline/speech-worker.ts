import { parentPort, workerData } from 'node:worker_threads';
import { speak } from '../speech/speak.ts';

// What `speak-in-worker.ts` hands over.
const { text, voice } = workerData;
parentPort?.postMessage(await speak(text, voice));
