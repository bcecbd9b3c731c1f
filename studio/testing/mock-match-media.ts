import { afterEach, beforeEach, vi } from 'vitest';

/**
 * Mocks `matchMedia`, which dialogs use to query `prefers-reduced-motion` and jsdom does not implement. Every
 * query matches, so there are no animations.
 */
export function mockMatchMedia(): void {
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
