import { seedContent } from '../../scripts/seed/seed-documents.ts';
import { setUpTestLake, type TestLake } from './test-lake.ts';

/** A lake with the content that `npm run seed` writes, for tests of whole pages. */
export function setUpSeededLake(): TestLake {
  return setUpTestLake(seedContent);
}
