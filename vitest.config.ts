import { defineConfig } from 'vitest/config';

const setupFiles = ['tests/setup/fail-on-console.ts'];

/** Unit and contract tests run in Node, component tests in jsdom, journeys in a real browser against a real server. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['{server,scripts,schemas,web,studio}/**/*.test.ts', 'tests/contract/**/*.test.ts'],
          setupFiles,
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['{web,studio}/**/*.test.tsx'],
          setupFiles,
          // Whole pages load their code, ask the lake and render: on a busy machine that takes its time.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'journeys',
          environment: 'node',
          include: ['tests/journeys/**/*.test.ts'],
          globalSetup: ['tests/journeys/build.ts'],
          // Each has a server and a browser of its own, which wait for each other half of the time.
          maxWorkers: 2,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
