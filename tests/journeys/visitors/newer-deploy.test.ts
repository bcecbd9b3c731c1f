import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect } from 'vitest';
import { contactPage } from '../../../scripts/seed/documents/contact-page.ts';
import { writingJourney } from '../helpers/journey.ts';
import { makeNewerBuild, type NewerBuild } from '../helpers/newer-build.ts';
import { getDocumentData } from '../helpers/rendered-page.ts';
import { untilHydrated } from '../helpers/still-journey.ts';
import { latestBuild } from '../helpers/test-directories.ts';

let newer: NewerBuild | undefined;
afterAll(() => newer?.remove());

writingJourney(
  'a tab goes on with its own scripts after a deployment, and loads a new document once these are gone',
  async ({ openTab, server }) => {
    const { page, problems } = await openTab({ path: '/about' });
    problems.expect(/ERR_CONNECTION_(REFUSED|RESET)|contact-page-\S+\.js|dynamically imported module/);
    // Open sockets of pages fail when the server stops.
    problems.expect(/WebSocket|\(404\)|status of 404/);
    const app = async () => getDocumentData(await page.content()).app;
    await untilHydrated(page);
    const olderApp = await app();
    newer = makeNewerBuild();
    await server.kill('SIGTERM');
    await server.restart({ BUILD_DIR: newer.directory });

    const menu = page.getByRole('navigation', { name: 'Main' });
    await menu.getByRole('link', { name: 'LIKE OS' }).click();
    await page.getByRole('heading', { level: 1, name: 'Parallels to OS' }).waitFor();
    expect(await app()).toBe(olderApp);

    const scripts = readdirSync(join(latestBuild('site'), 'client', 'assets'));
    for (const name of scripts.filter((script) => script.startsWith('contact-page-')))
      rmSync(join(server.dataDirectory, 'site', 'assets', name));
    await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'Contact' }).click();
    await page.getByRole('heading', { level: 1, name: contactPage.heading }).waitFor();
    expect(await app()).not.toBe(olderApp);
  },
);
