import { join } from 'node:path';

export const root = join(import.meta.dirname, '..', '..');

/** The builds for the journeys' servers, in a separate folder, so that a running `npm start` keeps its own. */
export const buildDirectory = join(root, '.cache', 'test-build');

/** A data folder with only the seed. */
export const seededDirectory = join(root, '.cache', 'test-lake');

/** The folder for screenshots of failed journeys. */
export const screenshotDirectory = join(root, '.cache', 'journeys');
