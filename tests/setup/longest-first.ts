import { basename } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The longest journeys, longest first. If one of them started last, the other workers would be idle while it runs. */
const LONG = [
  'landing-pages.test.ts',
  'studio-crawler.test.ts',
  'outage.test.ts',
  'preview.test.ts',
  'accessibility.test.ts',
  'tasks-people.test.ts',
  'tasks-words.test.ts',
];

/** Starts the long journeys first, then follows Vitest's own order, which in a fresh clone goes by file size. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const index = LONG.indexOf(basename(moduleId));
      return index < 0 ? LONG.length : index;
    };
    return (await super.sort(files)).toSorted((one, other) => place(one) - place(other));
  }
}
