import type { Page } from 'playwright-core';
import { isFullScope } from '../../setup/test-scope.ts';
import { eventually } from '../helpers/eventually.ts';
import { type Tab, writingJourney } from '../helpers/journey.ts';
import { storedField } from '../helpers/stored-documents.ts';
import { field, panePath } from '../helpers/studio.ts';
import { goToInStudio } from '../helpers/studio-journey.ts';
import { mintToken } from '../helpers/tokens.ts';

/** How long both editors type, in seconds. */
const seconds = isFullScope ? 300 : 5;

const MILLISECONDS_A_KEY = 30;
const path = panePath('agent', 'agent-coleman');

type Editor = { page: Page; field: string; words: string };

writingJourney(
  'two editors in one document see each other, lose no keystroke, and can type into the same text',
  { timeout: (seconds + 240) * 1000 },
  async ({ openTab, server }) => {
    const login = `/_lake/login?origin=${encodeURIComponent(`${server.url}/studio/`)}`;
    const tabs: [Tab, Tab] = [await openTab({ path: login }), await openTab({ path: login })];
    await signIn(tabs[0].page, await mintToken(server, 'editor', 'Ann Lee'));
    await signIn(tabs[1].page, await mintToken(server, 'editor', 'Bob Ray'));
    const ann: Editor = { page: tabs[0].page, field: 'title', words: 'Rules that a small office can keep' };
    const bob: Editor = {
      page: tabs[1].page,
      field: 'description',
      words: 'Filings are watched, none is late',
    };
    const editors = [ann, bob];
    for (const { page, ...editor } of editors) {
      await goToInStudio(page, path);
      await textbox(page, editor.field).click();
    }
    await ann.page.getByTitle('Bob Ray').filter({ hasText: 'BR' }).first().waitFor();
    await bob.page.getByTitle('Ann Lee').filter({ hasText: 'AL' }).first().waitFor();

    const end = Date.now() + seconds * 1000;
    for (let round = 1; round === 1 || Date.now() < end; round++) {
      const typed = editors.map(({ words }) => `${words}, ${round}.`);
      await Promise.all(editors.map((editor, index) => retype(editor, typed[index] ?? '')));
      for (const [index, { field: name }] of editors.entries()) await showAndStore(name, typed[index] ?? '');
    }

    const [first, before, last] = [
      'Ann begins with a sentence. ',
      await description(ann),
      ' Bob ends with one.',
    ];
    await textbox(ann.page, 'description').press('ControlOrMeta+Home');
    await textbox(bob.page, 'description').press('ControlOrMeta+End');
    await Promise.all([
      textbox(ann.page, 'description').pressSequentially(first, { delay: 90, timeout: 60_000 }),
      textbox(bob.page, 'description').pressSequentially(last, { delay: 110, timeout: 60_000 }),
    ]);
    await showAndStore('description', first + before + last);

    /** Checks that both forms and the draft finally contain the text. */
    async function showAndStore(name: string, text: string): Promise<void> {
      for (const { page } of editors) await eventually(() => textbox(page, name).inputValue()).toBe(text);
      await eventually(() => storedField(server, 'drafts.agent-coleman', name)).toBe(text);
    }
  },
);

function description({ page }: Editor): Promise<string> {
  return textbox(page, 'description').inputValue();
}

function textbox(page: Page, name: string) {
  return field(page, name).getByRole('textbox');
}

/** Replaces a field's text by typing each key, as a person does. */
async function retype({ page, field: name }: Editor, text: string): Promise<void> {
  const box = textbox(page, name);
  await box.press('ControlOrMeta+a');
  await box.pressSequentially(text, { delay: MILLISECONDS_A_KEY, timeout: 60_000 });
}

async function signIn(page: Page, token: string): Promise<void> {
  await page.getByLabel('Your token').fill(token);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(/\/studio\/structure/);
}
