import { seedContent } from '../../scripts/seed/seed-documents.ts';
import { setUpTestLake, type TestLake } from './test-lake.ts';

/** Sets up a lake with the content of `npm run seed`, for tests of whole pages. */
export function setUpSeededLake(): TestLake {
  return setUpTestLake(seedContent);
}

/** The ids of that content, without those of its files. */
export const seededIds = seedContent
  .filter(({ _type }) => !_type.startsWith('sanity.'))
  .map(({ _id }) => _id);
