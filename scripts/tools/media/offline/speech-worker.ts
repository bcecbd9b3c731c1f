import { parentPort, workerData } from 'node:worker_threads';
import { speak } from '../speech/speak.ts';

// The arguments from `offline-tools.ts`.
const { text, voice } = workerData;
parentPort?.postMessage(await speak(text, voice));
