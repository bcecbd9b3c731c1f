/** Benchmarks of the lake, for projects that measure their own content on it, and what other benchmarks are made of. */
export { benchDurability } from './bench-durability.ts';
export { benchLake } from './bench-lake.ts';
export { type BenchServer, withProcess, withTemporaryFolder } from './bench-server.ts';
export type { BenchContent, BenchDocument, BenchQuery } from './content.ts';
export { median, pause, percentile } from './figures.ts';
export { delayOf, type LoopDelay, openFloors } from './floors.ts';
export { type Cell, formatTable } from './table.ts';
