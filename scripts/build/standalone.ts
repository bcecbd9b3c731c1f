import type { BuildEnvironmentOptions } from 'vite';

/** How scripts are built that stand beside the site's own, in the folder of its build. */
export const standalone = {
  emptyOutDir: false,
  target: 'es2022',
  modulePreload: false,
} as const satisfies BuildEnvironmentOptions;
