import { defineConfig } from 'vitest/config';

/** The lake's tests alone. The root's run has them too, and there a warning on the console fails its test. */
export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    // The files of a worker share its modules, which take longer to load than most files to run.
    isolate: false,
    // Vitest leaves one core to an editor that watches; here nobody does.
    maxWorkers: '100%',
    // On a busy machine a test that starts a process or writes 32 MB takes its time.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // A test that asserts nothing cannot fail.
    expect: { requireAssertions: true },
  },
});
