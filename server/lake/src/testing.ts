/** Lakes for tests with Vitest: each is closed when the test, or the file, that opened it has ended. */
export { type ServedTestLake, serveTestLake, type TestLakeOptions } from './testing/served-lake.ts';
export { ORIGIN, openTestLake, type TestLake, TOKEN } from './testing/test-lake.ts';
