import { afterEach, beforeEach, vi } from 'vitest';

/** For tests that open dialogs: these ask the browser whether they may move, and jsdom knows no such question. They may not. */
export function letDialogsOpen(): void {
  beforeEach(() => {
    const addEventListener = () => {};
    vi.stubGlobal('matchMedia', () => ({
      matches: true,
      addEventListener,
      removeEventListener: addEventListener,
    }));
  });
  afterEach(() => void vi.unstubAllGlobals());
}
