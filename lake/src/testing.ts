/** Lakes for tests with Vitest. Each is closed at the end of the test or test file that opened it. */
export { type ServedTestLake, serveTestLake, type TestLakeOptions } from './testing/served-lake.ts';
export { ORIGIN, openTestLake, type TestLake, TOKEN } from './testing/test-lake.ts';
