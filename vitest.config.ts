import { defineConfig } from 'vitest/config';

/** Unit tests run in Node, component tests in jsdom; the browser journeys have a project of their own. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['{server,scripts,schemas}/**/*.test.ts', 'tests/contract/**/*.test.ts'],
          setupFiles: ['tests/setup/fail-on-console.ts'],
        },
      },
      {
        test: {
          name: 'browser-less',
          environment: 'jsdom',
          include: ['{web,studio}/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/setup/fail-on-console.ts'],
        },
      },
    ],
  },
});
