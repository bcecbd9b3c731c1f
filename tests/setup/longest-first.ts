import { basename } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The journeys that take longest, the longest first. Begun last, one of them would run while the other workers wait. */
const LONG = [
  'studio-crawler.test.ts',
  'outage.test.ts',
  'preview.test.ts',
  'accessibility.test.ts',
  'tasks-people.test.ts',
  'tasks-words.test.ts',
];

/** Vitest's own order, which in a fresh clone goes by the size of the files, after the long journeys. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const index = LONG.indexOf(basename(moduleId));
      return index < 0 ? LONG.length : index;
    };
    return (await super.sort(files)).toSorted((one, other) => place(one) - place(other));
  }
}
