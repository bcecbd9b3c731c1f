import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type RunningLake, serveLake } from 'embedded-content-lake';
import { expect } from 'vitest';
import { runTool } from '../../scripts/build/run-tool.ts';
import { isFullScope } from '../setup/test-scope.ts';
import { eventually } from './eventually.ts';
import { openFileHost } from './file-host.ts';
import { journey as anyJourney, type Tab } from './journey.ts';
import { portrait } from './portrait.ts';
import { chooseFromMenu, field, publish, saved } from './studio.ts';

const root = join(import.meta.dirname, '..', '..');
const example = join(root, 'server', 'lake', 'examples', 'studio');
const TOKEN = 'the-administrators-token';

/** The packages of the Studio; server/lake/conformance/foreign/main.ts names a folder with those of `sanity` 5. */
const modules = process.env.FOREIGN_MODULES ?? join(root, 'node_modules');
const isOlder = process.env.FOREIGN_MODULES !== undefined;

/** A project that has the example's configuration and nothing of ours but the lake's package. */
function makeProject(lakeUrl: string): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'foreign-studio-')));
  cpSync(example, folder, { recursive: true });
  const config = join(folder, 'sanity.config.ts');
  writeFileSync(config, readFileSync(config, 'utf8').replace('http://localhost:3000', lakeUrl));
  const ofStudio = ['sanity', 'react', 'react-dom', 'styled-components'];
  mkdirSync(join(folder, 'node_modules', '@sanity'), { recursive: true });
  for (const name of ofStudio)
    symlinkSync(realpathSync(join(modules, name)), join(folder, 'node_modules', name));
  symlinkSync(join(root, 'server', 'lake'), join(folder, 'node_modules', 'embedded-content-lake'));
  // The Studio's own, as npm would place it in a project without another one.
  const fromStudio = createRequire(join(modules, 'sanity', 'package.json'));
  symlinkSync(
    dirname(fromStudio.resolve('@sanity/client/package.json')),
    join(folder, 'node_modules', '@sanity', 'client'),
  );
  const versions = Object.fromEntries(
    [...ofStudio, 'embedded-content-lake'].map((name) => {
      const { version } = JSON.parse(
        readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8'),
      );
      return [name, version];
    }),
  );
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'blog', type: 'module', dependencies: versions }),
  );
  return folder;
}

type Foreign = { lake: RunningLake; studioUrl: string };

/** Builds the example for a lake of its own, and serves both. */
async function openForeign(cleanUp: AsyncDisposableStack): Promise<Foreign> {
  const built = mkdtempSync(join(tmpdir(), 'foreign-studio-built-'));
  cleanUp.defer(() => rmSync(built, { recursive: true, force: true }));
  for (const rules of ['_headers', '_redirects']) writeFileSync(join(built, rules), '');
  const host = await openFileHost(built);
  cleanUp.defer(() => host.close());
  // The browser resolves no other name.
  const studioUrl = host.url.replace('127.0.0.1', 'localhost');
  const lake = await serveLake({
    path: ':memory:',
    port: 0,
    projectId: 'local',
    datasets: ['production'],
    adminToken: TOKEN,
    allowedOrigins: [studioUrl],
  });
  cleanUp.defer(() => lake.close());
  const project = makeProject(lake.url);
  cleanUp.defer(() => rmSync(project, { recursive: true, force: true }));
  await runTool('tsc', ['--project', '.'], { cwd: project });
  await runTool(join(modules, '.bin', 'sanity'), ['build', 'built', '--yes'], {
    cwd: project,
    env: { NODE_ENV: 'production', DO_NOT_TRACK: '1' },
  });
  cpSync(join(project, 'built'), built, { recursive: true });
  return { lake, studioUrl };
}

const journey = anyJourney
  .extend(
    'foreign',
    { scope: 'file' },
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads what a fixture needs off this pattern: nothing.
    async ({}, { onCleanup }): Promise<Foreign> => {
      const cleanUp = new AsyncDisposableStack();
      onCleanup(() => cleanUp.disposeAsync());
      return openForeign(cleanUp);
    },
  )
  .extend('origins', { scope: 'file' }, ({ foreign: { lake, studioUrl } }): [string, ...string[]] => [
    studioUrl,
    lake.url,
    lake.url.replace('localhost', 'local.localhost'),
  ]);

/** What a stock build loads before any code of its configuration runs: the bridge to Sanity's dashboard, and a typeface. */
const OF_THE_BUILD = /sanity-cdn\.com\/bridge\.js|-static\.sanity\.io\//;

/** The Studio of `sanity` 5 also loads another typeface, and offers its schema to the lake, which does not keep one. */
const OF_AN_OLDER_BUILD = /studio-static\.sanity\.io|descriptors\/claim|Building schema for synchronization/;

async function query({ url, lake }: RunningLake, groq: string): Promise<unknown> {
  const address = `${url}/v2025-02-19/data/query/production?perspective=raw&query=${encodeURIComponent(groq)}`;
  const answer = await lake.fetch(new Request(address, { headers: { authorization: `Bearer ${TOKEN}` } }));
  return (await answer.json()).result;
}

async function signIn({ page, problems }: Tab): Promise<void> {
  problems.expect(OF_THE_BUILD);
  await page.goto('/');
  await page.getByText('Your token').click();
  await page.getByLabel('Your token').fill(TOKEN);
  await page.getByRole('button', { name: 'Sign in' }).click();
  if (isOlder) {
    problems.expect(OF_AN_OLDER_BUILD);
    await page.waitForFunction(() => localStorage.getItem('__studio_auth_token_local'));
    await page.reload();
  }
  await page.getByRole('link', { name: 'Post' }).waitFor();
}

// Building that Studio takes long, and the Studio of this project has its client and streams from the same function.
journey.runIf(isFullScope)(
  'a Studio of another project saves, refers, uploads and publishes',
  async ({ foreign, openTab }) => {
    const { lake } = foreign;
    const tab = await openTab({ path: '/favicon.ico' });
    await signIn(tab);
    const { page } = tab;

    await page.goto('/intent/create/type=author;id=ann');
    await field(page, 'name').getByRole('textbox').fill('Ann');
    await saved(page);
    await publish(page);

    await page.goto('/intent/create/type=post;id=first');
    await field(page, 'title').getByRole('textbox').fill('A first post');
    await page.getByPlaceholder('Type to search').fill('Ann');
    await page.getByRole('listbox').getByText('Ann').click();
    await page
      .getByTestId('image-input')
      .getByTestId('file-button-input')
      .setInputFiles({ name: 'ann.png', mimeType: 'image/png', buffer: await portrait() });
    await page.getByRole('img', { name: 'Preview of uploaded image' }).waitFor();
    await saved(page);
    expect(
      await query(
        lake,
        '*[_id == "drafts.first"][0]{title, author, "width": picture.asset->metadata.dimensions.width}',
      ),
    ).toEqual({
      title: 'A first post',
      author: { _type: 'reference', _ref: 'ann' },
      width: 900,
    });
    await publish(page);
    await eventually(() => query(lake, '*[_type == "post"]{_id, "by": author->name}')).toEqual([
      { _id: 'first', by: 'Ann' },
    ]);

    await chooseFromMenu(page.getByTestId('pane-context-menu-button').last(), 'History');
    await page.getByTestId('timeline-item-button').first().waitFor();

    const second = await openTab({ path: '/favicon.ico' });
    await signIn(second);
    await second.page.goto('/intent/edit/type=post;id=first');
    await field(second.page, 'title').getByRole('textbox').fill('As the second tab has it');
    await eventually(() => field(page, 'title').getByRole('textbox').inputValue()).toBe(
      'As the second tab has it',
    );
  },
);
