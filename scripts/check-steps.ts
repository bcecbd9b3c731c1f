import type { Step } from './steps.ts';

/** The fast checks: what `npm run check` runs, and `npm test` before everything else. */
export const checkSteps: Step[] = [
  { name: 'format and lint', command: 'biome', args: ['ci', '--colors=off', '--error-on-warnings', '.'] },
  { name: 'types', command: 'tsc', args: ['--project', '.'] },
  {
    name: 'the coverage of the lake is fresh',
    command: 'node',
    args: ['scripts/lake-coverage.ts', '--check'],
  },
  {
    name: 'the table of messages to editors is fresh',
    command: 'node',
    args: ['scripts/editor-messages.ts', '--check'],
  },
];

/** The unit, component and contract tests: everything that needs no browser. */
export const unitSteps: Step[] = [
  {
    name: 'unit and component tests',
    command: 'vitest',
    // Vitest leaves one core to an editor that watches; here nobody does.
    args: ['run', '--maxWorkers=100%', '--project', 'node', '--project', 'dom'],
  },
];
