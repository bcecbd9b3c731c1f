import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DecisionRecord } from './decision-index.ts';

export const decisionsFolder = join(import.meta.dirname, '..', '..', 'docs', 'decisions');

/** All records of `docs/decisions/`. */
export function readRecords(): DecisionRecord[] {
  const files = readdirSync(decisionsFolder).filter((name) => name !== 'README.md');
  return files.map((file) => ({ file, text: readFileSync(join(decisionsFolder, file), 'utf8') }));
}
