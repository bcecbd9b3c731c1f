import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { eventually } from '../helpers/eventually.ts';
import type { Tab } from '../helpers/journey.ts';
import type { ServerProcess } from '../helpers/server-process.ts';
import { getAdministrator, storedField } from '../helpers/stored-documents.ts';
import { field } from '../helpers/studio.ts';
import { studioJourney } from '../helpers/studio-journey.ts';

const paragraph = (key: string, text: string) => ({
  _type: 'block',
  _key: key,
  style: 'normal',
  markDefs: [],
  children: [{ _type: 'span', _key: `${key}s`, text, marks: [] }],
});

studioJourney(
  'what is pasted into an empty text right after typing is stored',
  async ({ openStudio, server }) => {
    const { page, problems, editor, readStored } = await openText(openStudio, server, 'legal-empty');
    // The Studio looks for pictures in all that is pasted.
    problems.expect(/Clipboard contains both text and HTML/);
    await editor.click();
    await page.keyboard.type('Note:');
    await page.keyboard.press('Enter');
    await paste(editor, '<p>Pasted <b>in bold</b></p><p>and more</p>');
    await page.keyboard.type(', typed on');
    await eventually(readStored).toBe('Note:|Pasted in bold|and more, typed on');
    expect(await readShown(editor)).toBe('Note:|Pasted in bold|and more, typed on');
  },
);

studioJourney(
  'a text that was deleted comes back with undo, and goes with redo',
  async ({ openStudio, server }) => {
    const body = [paragraph('a', 'One'), paragraph('b', 'Two'), paragraph('c', 'Three')];
    const { page, editor, readStored } = await openText(openStudio, server, 'legal-deleted', body);
    await editor.click();
    for (const _time of [1, 2]) {
      await page.keyboard.press('Control+A');
      await page.keyboard.press('Delete');
      await eventually(readStored).toBe('');
      // The form has the stored value again, which is when undo no longer found its way.
      await page.waitForTimeout(1500);
      await page.keyboard.press('Control+Z');
      await eventually(readStored).toBe('One|Two|Three');
      await page.keyboard.press('Control+Shift+Z');
      await eventually(readStored).toBe('');
      await page.keyboard.press('Control+Z');
      await eventually(readStored).toBe('One|Two|Three');
      expect(await readShown(editor)).toBe('One|Two|Three');
    }
  },
);

/** Opens the form of a new legal page, which was never published. */
async function openText(
  openStudio: (path: string) => Promise<Tab>,
  server: ServerProcess,
  id: string,
  body?: object[],
) {
  const slug = { _type: 'slug', current: id };
  await getAdministrator(server).create({
    _id: `drafts.${id}`,
    _type: 'legalPage',
    title: 'Notes',
    slug,
    ...(body && { body }),
  });
  const { page, problems } = await openStudio(`/studio/intent/edit/id=${id};type=legalPage/`);
  const editor = field(page, 'body').getByRole('textbox').first();
  await editor.waitFor();
  const readStored = async () => readText(await storedField(server, `drafts.${id}`, 'body'));
  return { page, problems, editor, readStored };
}

/** Pastes HTML as a browser does, without the clipboard that all tabs share. */
function paste(editor: Locator, html: string): Promise<void> {
  return editor.evaluate((element, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', text);
    clipboardData.setData('text/plain', 'plain');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);
}

/** The paragraphs that an editor shows. */
function readShown(editor: Locator): Promise<string> {
  return editor.evaluate((element) =>
    [...element.querySelectorAll('[data-pt-block]')]
      .map((block) => [...block.querySelectorAll('[data-pt-text]')].map((text) => text.textContent).join(''))
      .join('|'),
  );
}

function readText(blocks: unknown): string {
  const paragraphs = (blocks ?? []) as ReturnType<typeof paragraph>[];
  return paragraphs.map(({ children }) => children.map(({ text }) => text).join('')).join('|');
}
