import type { Locator } from 'playwright-core';
import { eventually } from './eventually.ts';

/** How somebody works in the Studio: with a mouse, or by the keyboard alone. */
export interface Hand {
  /** Presses a button, a link or an entry of a menu that is open. */
  press(target: Locator): Promise<void>;
  /** Types into a field, in place of what it says. */
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

/** More controls than any view has; whoever has gone through as many goes in a circle. */
const MANY = 120;

/** Goes to a control as somebody without a mouse does: by the arrow keys within a menu or a list, by Tab elsewhere. */
export async function reach(target: Locator): Promise<void> {
  await target.waitFor();
  const { keyboard: keys } = target.page();
  for (let steps = 0; steps < MANY; steps += 1) {
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
  // A form that is drawn anew meanwhile would swallow letters.
  const read = (element: Element) =>
    'value' in element ? String(element.value) : (element.textContent ?? '');
  await eventually(() => field.evaluate(read)).toContain(text);
}
