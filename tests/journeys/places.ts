import { join } from 'node:path';

export const root = join(import.meta.dirname, '..', '..');

/** The builds that the journeys' servers serve; a folder of their own, so that a running `npm start` keeps its own. */
export const buildDirectory = join(root, '.cache', 'test-build');

/** The same without the gate. */
export const openBuildDirectory = join(root, '.cache', 'test-build-open');

/** The site as it is built for a public address. */
export const publicBuildDirectory = join(root, '.cache', 'test-build-public');

/** Site and Studio for a hosted project. */
export const hostedBuildDirectory = join(root, '.cache', 'test-build-hosted');

/** The site alone for a hosted project, in both states of the gate. */
export const hostedSiteDirectories = {
  off: join(root, '.cache', 'test-build-hosted-site-open'),
  on: join(root, '.cache', 'test-build-hosted-site'),
};

/** A data folder with nothing but the seed in it. */
export const seededDirectory = join(root, '.cache', 'test-lake');

/** Where a failing journey leaves what the browser showed. */
export const screenshotDirectory = join(root, '.cache', 'journeys');
