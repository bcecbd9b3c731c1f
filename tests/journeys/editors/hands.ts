import type { Locator } from 'playwright-core';
import { eventually } from '../helpers/eventually.ts';

/** How an editor operates the Studio: with a mouse, or by keyboard only. */
export interface Hand {
  /** Activates a button, a link or an item of an open menu. */
  press(target: Locator): Promise<void>;
  /** Replaces the text of a field by typing. */
  write(field: Locator, text: string): Promise<void>;
}

export const mouse: Hand = {
  press: (target) => target.click(),
  async write(field, text) {
    await field.click();
    await replaceText(field, text);
  },
};

export const keyboard: Hand = {
  async press(target) {
    await reach(target);
    await target.page().keyboard.press('Enter');
  },
  async write(field, text) {
    await reach(field);
    await replaceText(field, text);
  },
};

/** More controls than any view has: after that many key presses the focus moves in a circle. */
const MAX_STEPS = 120;

/** Moves the focus to a control as a keyboard user does: by arrow keys within a menu or a list, by Tab elsewhere. */
export async function reach(target: Locator): Promise<void> {
  await target.waitFor();
  const { keyboard: keys } = target.page();
  // An opened menu takes the focus a moment later. A Tab before that would close it.
  const menu = target.page().getByRole('menu').filter({ has: target });
  if (await menu.count()) await menu.and(target.page().locator(':focus-within')).waitFor();
  for (let steps = 0; steps < MAX_STEPS; steps += 1) {
    const key = await target.evaluate((element) => {
      const { activeElement } = document;
      const descendant = activeElement?.getAttribute('aria-activedescendant');
      if (activeElement === element) return undefined;
      if (descendant && document.getElementById(descendant)?.contains(element)) return undefined;
      const isInMenu = element.closest('[role="menu"]')?.contains(activeElement);
      const isInList = descendant && activeElement?.contains(element);
      return isInMenu || isInList ? 'ArrowDown' : 'Tab';
    });
    if (key === undefined) return;
    await keys.press(key);
  }
  throw new Error(`The keyboard does not reach ${target}`);
}

async function replaceText(field: Locator, text: string): Promise<void> {
  const { keyboard: keys } = field.page();
  await keys.press('ControlOrMeta+A');
  await keys.type(text);
  // A form that renders again while typing would lose letters.
  const read = (element: Element) =>
    'value' in element ? String(element.value) : (element.textContent ?? '');
  await eventually(() => field.evaluate(read)).toContain(text);
}
