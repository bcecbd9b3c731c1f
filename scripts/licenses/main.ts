import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { thirdPartyNotices } from './third-party-notices.ts';

/** Writes THIRD-PARTY-NOTICES.md from the lock file. */
const root = join(import.meta.dirname, '..', '..');
const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
writeFileSync(join(root, 'THIRD-PARTY-NOTICES.md'), thirdPartyNotices(lock));
