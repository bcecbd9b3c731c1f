import type { BootData } from './boot-data.ts';
import { startApplication } from './start-application.ts';

/** What `boot-open.ts` asks for. */
export const start = (told: BootData, clickAgain: () => void): Promise<void> =>
  startApplication(told, clickAgain, (address) => import(/* @vite-ignore */ address));
