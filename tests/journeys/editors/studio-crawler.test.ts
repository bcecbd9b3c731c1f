import { expect } from 'vitest';
import { landingTemplates } from '../../../schemas/landing-templates.ts';
import { isSingletonType } from '../../../schemas/singleton-types.ts';
import { inScope, isFullScope } from '../../setup/test-scope.ts';
import { eventually } from '../helpers/eventually.ts';
import { storedField, storedIds } from '../helpers/stored-documents.ts';
import { chooseFromMenu, field, menuItems, panePath } from '../helpers/studio.ts';
import { goToInStudio, studioJourney } from '../helpers/studio-journey.ts';
import { type CrawledPane, crawlStructure } from './crawl-structure.ts';
import { documentTypes, listTypes, typeOfPane } from './document-types.ts';

studioJourney('the panes and forms of the Studio open', { timeout: 600_000 }, async ({ openStudio }) => {
  const { page } = await openStudio('/studio/structure/');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const panes = await crawlStructure(page);
  console.log(panes.map(describe).join('\n'));

  expect(panes.map(({ path }) => path.split('/').at(-1))).toEqual(
    expect.arrayContaining(['site', 'pages', 'agent', 'lists', 'legal']),
  );
  const singletons = panes.filter(({ path }) => isSingletonType(path.split(';').at(-1) ?? ''));
  const all = documentTypes.filter(isSingletonType).length;
  if (isFullScope) expect(singletons).toHaveLength(all);
  else expect(singletons.length).toBeGreaterThan(2);
  const agent = panes.find(({ path, document }) => document && typeOfPane(path) === 'agent');
  expect(agent?.document?.actions).toEqual(
    expect.arrayContaining(['Publish', 'Unpublish', 'Duplicate', 'Delete']),
  );
});

studioJourney(
  'the menu of new documents has every type that allows several, and opens a form',
  async ({ openStudio }) => {
    const { page } = await openStudio('/studio/structure/');
    const offered = page.locator('[data-testid^="create-new-"]');
    const openMenu = async () => {
      await page.getByTestId('new-document-button').click();
      await offered.first().waitFor();
    };

    await openMenu();
    const types = await offered.evaluateAll((links) =>
      links.map((link) => link.getAttribute('data-testid')?.replace('create-new-', '')),
    );
    const templates = [...listTypes, ...landingTemplates.map(({ id }) => id)];
    expect(types.toSorted()).toEqual(templates.toSorted());
    await page.keyboard.press('Escape');

    for (const id of inScope(templates, ['agent', 'landing-campaign'])) {
      await openMenu();
      await page.getByTestId(`create-new-${id}`).click();
      await page.waitForURL(new RegExp(`template%3D${id}`));
      await page.getByTestId('document-panel-document-title').getByText(/^New /).waitFor();
    }
  },
);

studioJourney('a second singleton cannot be created by a typed address', async ({ openStudio, server }) => {
  const { page, problems } = await openStudio('/studio/structure/');
  // The Studio logs that an address has no target.
  problems.expect(/Template "%s" not defined|Pane resolution error/);
  const onlyOne = page.getByRole('heading', { name: 'There is only one “Home page”' });
  const secondHomePages = [
    'intent/create/type=homePage/',
    'intent/create/template=homePage;type=homePage/',
    'intent/edit/id=other;type=homePage/',
    'structure/pages;__edit__other%2Ctype%3DhomePage',
  ];
  for (const address of secondHomePages) {
    await goToInStudio(page, `/studio/${address}`);
    await onlyOne.waitFor();
    expect(await page.getByRole('textbox').count(), address).toBe(0);
  }
  await goToInStudio(page, '/studio/structure/pages;homePage;__edit__other%2Ctype%3DhomePage');
  await onlyOne.waitFor();
  await goToInStudio(page, '/studio/structure/pages;somethingElse');
  await page.getByRole('link', { name: 'Home', exact: true }).waitFor();
  expect(await page.getByTestId('form-view').count()).toBe(0);

  await page.goto('/studio/intent/edit/id=other;type=homePage/');
  await page.getByRole('link', { name: 'Open “Home page”' }).click();
  await field(page, 'heroHeadline').getByRole('textbox').waitFor();
  expect(new URL(page.url()).pathname).toBe(panePath('pages', 'homePage'));
  expect(await storedIds(server, 'homePage')).toEqual(['homePage']);
});

studioJourney('search, menus and the other tools open', async ({ openStudio }) => {
  const { page } = await openStudio('/studio/structure/agent;agent-tara');
  await page.getByTestId('document-panel-document-title').getByText('Tara').waitFor();

  await page.getByTestId('studio-search').click();
  await page.getByPlaceholder('Search', { exact: true }).fill('donor');
  await page.getByRole('option').getByText('Monet', { exact: true }).waitFor();
  // The result opens at the words, not at the top of the form.
  await page.getByPlaceholder('Search', { exact: true }).fill('“daily penalties”');
  await page.getByRole('option').getByText('Tara', { exact: true }).click();
  await eventually(() =>
    page.evaluate(() =>
      document.activeElement instanceof HTMLTextAreaElement ? document.activeElement.value : '',
    ),
  ).toContain('daily penalties');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

  expect(await menuItems(page.locator('#user-menu'))).toContain('Sign out');
  expect(await menuItems(page.locator('#releases-menu'))).toEqual([
    'Published',
    'Drafts',
    'What is scheduled',
  ]);
  for (const menu of ['#workspace-menu', '#menu-button-resources']) {
    // The hidden menus must exist, which shows that the Studio still uses these ids.
    await page.locator(menu).waitFor({ state: 'attached' });
    expect(await page.locator(menu).isVisible(), menu).toBe(false);
  }
  expect(await menuItems(page.getByRole('button', { name: 'Move “Coleman”' }))).toEqual([
    expect.stringMatching(/^Move up/),
    expect.stringMatching(/^Move down/),
    'Move to the top',
    'Move to the end',
  ]);
  expect(await menuItems(page.getByTestId('copy-document-actions-button'))).toContain(
    'Copy its id (for developers)',
  );
  const menuOfTheForm = await menuItems(page.getByTestId('pane-context-menu-button').last());
  expect(menuOfTheForm).toContainEqual(expect.stringMatching(/^History/));
  expect(menuOfTheForm.filter((name) => /paste/i.test(name))).toEqual([]);
  await page.locator('#global-presence-menu').click();
  await page.getByText('No one else is here').waitFor();
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'Queries (for developers)' }).first().click();
  await page.getByTestId('vision-query-editor').locator('.cm-content').click();
  await page.keyboard.type('*[_type == "agent"] | order(name){name}');
  await page.getByRole('button', { name: 'Fetch' }).click();
  await page.getByTestId('vision-result').getByText('Coleman').waitFor();
  await page.getByRole('button', { name: 'Listen' }).click();
  await page.getByRole('button', { name: 'Stop' }).click();
});

studioJourney('an editor duplicates an agent and deletes the copy', async ({ openStudio, server }) => {
  const { page } = await openStudio('/studio/structure/agent;agent-monet');
  await page.getByTestId('document-panel-document-title').getByText('Monet').waitFor();
  await chooseFromMenu(page.getByTestId('action-menu-button'), 'Duplicate');
  await page.waitForURL((url) => !url.pathname.includes('agent-monet'));
  await page.getByTestId('field-name').getByRole('textbox').fill('Moneta');
  await page.getByRole('link', { name: /^Moneta/ }).waitFor();
  // The buttons are in the order of the list, so the last one belongs to the copy.
  const entries = page.getByRole('button', { name: /^Move “/ });
  await eventually(() => entries.last().getAttribute('aria-label')).toBe('Move “Moneta”');
  const [copy = ''] = (await storedIds(server, 'agent')).filter((id) => !id.includes('agent-'));
  expect(copy).toMatch(/^drafts\./);
  expect(await storedField(server, copy, 'domain')).toBe(await storedField(server, 'agent-monet', 'domain'));
  expect(await storedField(server, copy, 'slug')).toBeUndefined();

  await chooseFromMenu(page.getByTestId('action-menu-button'), 'Delete');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('link', { name: /^Moneta/ }).waitFor({ state: 'hidden' });
});

function describe({ path, document }: CrawledPane): string {
  const place = path.replace('/studio/structure/', '');
  if (!document) return place;
  const { groups, panels, actions } = document;
  const rows = { groups, panels, actions };
  return [place, ...Object.entries(rows).map(([name, values]) => `    ${name}: ${values.join(', ')}`)].join(
    '\n',
  );
}
