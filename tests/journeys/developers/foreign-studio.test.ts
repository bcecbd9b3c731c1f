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
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { runTool } from '../../../scripts/build/run-tool.ts';
import { isFullScope } from '../../setup/test-scope.ts';
import { portrait } from '../editors/portrait.ts';
import { eventually } from '../helpers/eventually.ts';
import { openFileHost } from '../helpers/file-host.ts';
import { journey as anyJourney, type Tab } from '../helpers/journey.ts';
import { chooseFromMenu, field, publish, saved } from '../helpers/studio.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const example = join(root, 'lake', 'examples', 'studio');
const TOKEN = 'the-administrators-token';

/** The packages of the Studio; lake/conformance/try-older-studio.ts names a folder with those of `sanity` 5. */
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
  symlinkSync(join(root, 'lake'), join(folder, 'node_modules', 'embedded-content-lake'));
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
  ])
  /** Opens the Studio in a browser of its own for whoever has the token. */
  .extend('openStudio', ({ openTab }) => async (token: string): Promise<Tab> => {
    const tab = await openTab({ path: '/favicon.ico' });
    await signIn(tab, token);
    return tab;
  });

/** What a stock build loads before any code of its configuration runs: the bridge to Sanity's dashboard, and a typeface. */
const OF_THE_BUILD = /sanity-cdn\.com\/bridge\.js|-static\.sanity\.io\//;

/** The Studio of `sanity` 5 also loads another typeface, and offers its schema to the lake, which does not keep one. */
const OF_AN_OLDER_BUILD = /studio-static\.sanity\.io|descriptors\/claim|Building schema for synchronization/;

/**
 * The Studio warns when it hears of an edit while it fetches the same version for its previews: what it fetched has the edit
 * already. Only a test types this soon after adding a document to a release.
 */
const EDITED_WHILE_FETCHED = /Document out of sync, skipping mutation/;

async function signIn({ page, problems }: Tab, token: string): Promise<void> {
  problems.expect(OF_THE_BUILD);
  await page.goto('/');
  await page.getByText('Your token').click();
  await page.getByLabel('Your token').fill(token);
  await page.getByRole('button', { name: 'Sign in' }).click();
  if (isOlder) {
    problems.expect(OF_AN_OLDER_BUILD);
    await page.waitForFunction(() => localStorage.getItem('__studio_auth_token_local'));
    await page.reload();
  }
  await page.getByRole('link', { name: 'Post' }).waitFor();
}

/** The token of an editor. */
function mintToken({ lake }: RunningLake, name: string): string {
  return lake.tokens.mint({ label: name, role: 'editor' }).secret;
}

async function call({ url, lake }: RunningLake, path: string, body?: object): Promise<{ result?: unknown }> {
  const request = new Request(`${url}/v2025-02-19/data/${path}`, {
    headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  const answer = await lake.fetch(request);
  expect(answer.status).toBe(200);
  return answer.json();
}

async function query(lake: RunningLake, groq: string): Promise<unknown> {
  const { result } = await call(lake, `query/production?perspective=raw&query=${encodeURIComponent(groq)}`);
  return result;
}

async function storePost(lake: RunningLake, post: { _id: string; title: string }): Promise<void> {
  await call(lake, 'mutate/production', { mutations: [{ create: { _type: 'post', ...post } }] });
}

async function openPost(page: Page, id: string): Promise<void> {
  await page.goto(`/intent/edit/type=post;id=${id}`);
  await title(page).waitFor();
}

function title(page: Page): Locator {
  return field(page, 'title').getByRole('textbox');
}

/** The avatars of somebody at the fields of the form; the list of documents and the head of the document have others. */
function avatarsInForm(page: Page, name: string): Locator {
  return page.getByTestId('document-panel-scroller').getByTitle(name);
}

// Building that Studio takes long, and the Studio of this project has its client and streams from the same function: before a
// release only.
journey.runIf(isFullScope)(
  'a Studio of another project saves, refers, uploads, publishes and shows the history',
  async ({ foreign: { lake }, openStudio }) => {
    const { page } = await openStudio(TOKEN);

    await page.goto('/intent/create/type=author;id=ann');
    await field(page, 'name').getByRole('textbox').fill('Ann');
    await saved(page);
    await publish(page);

    await page.goto('/intent/create/type=post;id=first');
    await title(page).fill('A first post');
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
    await eventually(() => query(lake, '*[title == "A first post"]{_id, "by": author->name}')).toEqual([
      { _id: 'first', by: 'Ann' },
    ]);

    await chooseFromMenu(page.getByTestId('pane-context-menu-button').last(), 'History');
    await page.getByTestId('timeline-item-button').first().waitFor();
  },
);

journey.runIf(isFullScope)(
  'a Studio of another project changes a document in a release and publishes the release',
  async ({ foreign: { lake }, openStudio }) => {
    await storePost(lake, { _id: 'season', title: 'Winter' });
    const { page, problems } = await openStudio(mintToken(lake, 'Ann Lee'));
    problems.expect(EDITED_WHILE_FETCHED);
    await openPost(page, 'season');

    await chooseFromMenu(page.getByTestId('global-perspective-menu-button'), 'New release');
    const creation = page.getByRole('dialog', { name: 'New release' });
    await creation.getByPlaceholder('Untitled release').fill('Next season');
    await creation.getByRole('button', { name: 'Create release' }).click();
    await page.getByRole('button', { name: 'Add to release' }).click();
    await title(page).fill('Spring');
    const titles = () => query(lake, '*[title in ["Winter", "Spring"]] | order(_id).title');
    await eventually(titles).toEqual(['Winter', 'Spring']);

    await page.getByTestId('studio-navbar').getByRole('link', { name: 'Next season' }).click();
    await page.getByRole('row').getByText('Spring').waitFor();
    await page.getByRole('button', { name: 'Run release' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Run release' }).click();
    await page.getByText('This release is published successfully.').waitFor();
    expect(await titles()).toEqual(['Spring']);
    expect(await query(lake, '*[_type == "system.release"]{"title": metadata.title, state}')).toEqual([
      { title: 'Next season', state: 'published' },
    ]);
  },
);

journey.runIf(isFullScope)(
  'two people in a Studio of another project see where the other is and what the other types',
  async ({ foreign: { lake }, openStudio }) => {
    // A draft already: an edit that makes one moves the avatars from the field to the head of the document.
    await storePost(lake, { _id: 'drafts.shared', title: 'A shared post' });
    const { page: ann } = await openStudio(mintToken(lake, 'Ann Lee'));
    const { page: bob } = await openStudio(mintToken(lake, 'Bob Ray'));
    for (const page of [ann, bob]) {
      await openPost(page, 'shared');
      await title(page).click();
    }
    const bobAtTitle = avatarsInForm(ann, 'Bob Ray');
    await bobAtTitle.getByText('BR').first().waitFor();
    await avatarsInForm(bob, 'Ann Lee').getByText('AL').first().waitFor();

    await title(bob).fill('As Bob has it');
    await eventually(() => title(ann).inputValue()).toBe('As Bob has it');
    expect(await bobAtTitle.count()).toBeGreaterThan(0);
    await bob.close();
    await eventually(() => bobAtTitle.count()).toBe(0);
  },
);
