import { join } from 'node:path';

export const root = join(import.meta.dirname, '..', '..');

/** The builds that the journeys' servers serve; a folder of their own, so that a running `npm start` keeps its own. */
export const buildDirectory = join(root, '.cache', 'test-build');

/** A data folder with nothing but the seed in it. */
export const seededDirectory = join(root, '.cache', 'test-lake');

/** Where a failing journey leaves what the browser showed. */
export const screenshotDirectory = join(root, '.cache', 'journeys');
