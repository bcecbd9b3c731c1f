import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Settings of the developer's server, which must not affect tests. */
const SETTINGS = /^(PORT|HOST|SITE_URL|LAKE_|GATE|SANITY_|BUILD_DIR$|PROMOTE_TOKEN$|ENV_FILE$)/;
for (const name of Object.keys(process.env)) if (SETTINGS.test(name)) delete process.env[name];

const setupFiles = ['tests/setup/fail-on-console.ts'];

/** A test that asserts nothing cannot fail. Journeys mostly wait for what a page shows, which Vitest does not count as an assertion. */
const assertive = { requireAssertions: true };

/** Test processes start many processes of the same code: what Node compiled of it is kept, also between runs. */
const env = { NODE_COMPILE_CACHE: join(import.meta.dirname, '.cache', 'test-code') };

const node = {
  environment: 'node',
  env,
  setupFiles: [...setupFiles, 'tests/setup/node-globals.ts'],
  // On a busy machine a test that starts a process or writes 32 MB takes its time.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: assertive,
};

/** Unit and contract tests run in Node, component tests in jsdom, journeys in a real browser against a real server. */
export default defineConfig({
  test: {
    // By default Vitest leaves one core free for watch mode.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          ...node,
          name: 'node',
          include: ['{content,lake,schemas,scripts,server,studio,web,tests/contract}/**/*.test.ts'],
          isolate: false,
        },
      },
      {
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['{web,studio}/**/*.test.tsx'],
          // After those of Node: a worker that changes between them begins anew and loads every module again.
          sequence: { groupOrder: 1 },
          setupFiles: [...setupFiles, 'tests/setup/dom.ts'],
          isolate: false,
          // As in production: otherwise jsdom parses the whole style sheet again for each new rule.
          env: { SC_DISABLE_SPEEDY: 'false' },
          expect: assertive,
          // Whole pages load their code, ask the lake and render: on a busy machine that takes its time.
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'journeys',
          environment: 'node',
          env,
          include: ['tests/journeys/**/*.test.ts'],
          sequence: { groupOrder: 2 },
          setupFiles: ['tests/setup/node-globals.ts'],
          globalSetup: ['tests/journeys/helpers/global-setup.ts'],
          // The files of a worker share its browser.
          isolate: false,
          // One more than the two cores that they are meant for: a journey waits an eighth of its time.
          maxWorkers: 3,
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
    ],
  },
});
