import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { createContentClient } from '../../../scripts/shared/content-client.ts';
import { endlessWords } from '../../setup/odd-content.ts';
import { inScope, pagesOfEachKind } from '../../setup/test-scope.ts';
import { eventually } from '../helpers/eventually.ts';
import { type ServerProcess, startServer } from '../helpers/server-process.ts';
import { stillJourney } from '../helpers/still-journey.ts';
import { horizontalOverflow } from './accessibility/examine-page.ts';
import { everyPage } from './every-page.ts';

/** The beginning of every text on the site. */
const WORD = 'W'.repeat(20);

/** Journeys to a site on which every text, including the menu's, is one word of 200 letters. */
const longJourney = stillJourney.extend(
  'server',
  { scope: 'file' },
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the fixture's dependencies from this pattern: none.
  async ({}, { onCleanup }): Promise<ServerProcess> => {
    const server = await startServer();
    onCleanup(() => server.dispose());
    await publishEndlessWords(server);
    return server;
  },
);

async function publishEndlessWords({ url, dataDirectory }: ServerProcess): Promise<void> {
  const token = readFileSync(join(dataDirectory, 'admin-token'), 'utf8').trim();
  const client = createContentClient({ url, projectId: 'local', dataset: 'production', token });
  const transaction = client.transaction();
  for (const document of endlessWords()) transaction.createOrReplace(document);
  await transaction.commit();
  // The fragment of the page that is rendered last.
  await eventually(async () => (await fetch(`${url}/_fragments/not-found.json`)).text(), 60_000).toContain(
    WORD,
  );
}

longJourney.for(inScope(everyPage, pagesOfEachKind))(
  '%s wraps words of 200 letters',
  async (path, { visit }) => {
    const page = await visit(path);
    await eventually(() => page.locator('body').innerText()).toContain(WORD);
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await horizontalOverflow(page), `${width} pixels wide`).toEqual([]);
    }
  },
);
