import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { decisionIndex } from './decision-index.ts';
import { decisionsFolder, readRecords } from './read-records.ts';

/** Writes docs/decisions/README.md from the records beside it. */
writeFileSync(join(decisionsFolder, 'README.md'), decisionIndex(readRecords()));
