import { defineConfig } from 'vitest/config';
import { FailedTests } from './tests/setup/failed-tests.ts';
import { LongestFirst } from './tests/setup/longest-first.ts';

const setupFiles = ['tests/setup/fail-on-console.ts'];

/** A test that asserts nothing cannot fail. */
const assertive = { requireAssertions: true };

const node = {
  environment: 'node',
  setupFiles,
  testTimeout: 30_000,
  hookTimeout: 30_000,
  expect: assertive,
};

/** Unit and contract tests run in Node, component tests in jsdom, journeys in a real browser against a real server. */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    reporters: ['default', new FailedTests()],
    projects: [
      {
        test: {
          ...node,
          name: 'node-shared',
          include: ['{server,schemas}/**/*.test.ts'],
          // Starting a process for each of these files costs more than their tests.
          isolate: false,
        },
      },
      {
        test: {
          ...node,
          name: 'node',
          // msw takes over the network of its whole process, so what uses it has one of its own.
          include: ['{scripts,studio,web}/**/*.test.ts', 'tests/{contract,setup}/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['{web,studio}/**/*.test.tsx'],
          setupFiles: [...setupFiles, 'tests/setup/dom.ts'],
          expect: assertive,
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
          // Each has a server and a browser of its own, which wait for each other: on two cores a third fills the pauses.
          maxWorkers: 3,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
