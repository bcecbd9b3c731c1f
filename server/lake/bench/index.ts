/** Benchmarks of the lake for projects that measure it with their own content, and helpers for other benchmarks. */
export { benchDurability } from './bench-durability.ts';
export { benchLake } from './bench-lake.ts';
export { type BenchServer, withProcess, withTemporaryFolder } from './bench-server.ts';
export type { BenchContent, BenchDocument, BenchQuery } from './content.ts';
export { median, pause, percentile } from './figures.ts';
export { delayOf, type LoopDelay, openFloors } from './floors.ts';
export { type Cell, formatTable } from './table.ts';
