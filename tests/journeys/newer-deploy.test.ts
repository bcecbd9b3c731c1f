import { afterAll, expect } from 'vitest';
import { documentDataOf } from './document-data.ts';
import { writingJourney } from './journey.ts';
import { makeNewerBuild, type NewerBuild } from './newer-build.ts';

let newer: NewerBuild | undefined;
afterAll(() => newer?.remove());

writingJourney(
  'a page whose code was removed by a deployment is loaded with a new document',
  async ({ openTab, server }) => {
    const { page, problems } = await openTab({ path: '/about' });
    problems.expect(/ERR_CONNECTION_(REFUSED|RESET)|like-os-page-\S+\.js|dynamically imported module/);
    // Open sockets of pages fail when the server stops.
    problems.expect(/WebSocket|\(404\)|status of 404/);
    const app = async () => documentDataOf(await page.content()).app;
    const olderApp = await app();
    newer = makeNewerBuild();
    await server.kill('SIGTERM');
    await server.restart({ BUILD_DIR: newer.directory });

    const menu = page.getByRole('navigation', { name: 'Main' });
    await menu.getByRole('link', { name: 'LIKE OS' }).click();
    await page.getByRole('heading', { level: 1, name: 'Parallels to OS' }).waitFor();
    expect(await app()).not.toBe(olderApp);
  },
);
