import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll } from 'vitest';
import { wakeSections } from '../../web/ui/lazy-section.tsx';

/** Loads the sections of the pages under test, as a route's loader does. */
beforeAll(wakeSections);

/** Resets rendered elements, storage, the location and the language after each test, since all files of a worker share one window. */
afterEach(() => {
  cleanup();
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  document.documentElement.lang = '';
});
