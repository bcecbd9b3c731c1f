import { buildFaults } from './build-faults.ts';
import type { Fault } from './fault.ts';
import { lakeFaults } from './lake-faults.ts';
import { operatorFaults } from './operator-faults.ts';
import { scriptFaults } from './script-faults.ts';
import { siteFaults } from './site-faults.ts';
import { studioFaults } from './studio-faults.ts';

/** At least one fault of each kind that `npm test` notices; those that need a browser come last. */
export const faults: readonly Fault[] = [
  ...siteFaults,
  ...lakeFaults,
  ...operatorFaults,
  ...studioFaults,
  ...scriptFaults,
  ...buildFaults,
];
