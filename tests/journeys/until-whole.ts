import type { Frame, Page } from 'playwright-core';
import { eventually } from './eventually.ts';

/** Waits for the whole of a page that was gone to: its parts come after its beginning (`web/ui/later-parts.tsx`). */
export async function untilWhole(view: Page | Frame): Promise<void> {
  await eventually(() => view.locator('main section:empty').count()).toBe(0);
}
