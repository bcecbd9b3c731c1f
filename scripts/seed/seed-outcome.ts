import type { SeedAsset } from './media-assets.ts';
import { EARLIER_SEED, type Plan } from './seed-plan.ts';
import type { Failures } from './write-documents.ts';

/** The results, or in a dry run the planned ones, for documents by `_id` and files by name. */
export type SeedOutcome = {
  created: string[];
  replaced: string[];
  /** Equal to the seed. */
  unchanged: string[];
  /** Kept because they were edited. */
  kept: string[];
  /** Kept although unedited: the seed has changed since they were written. */
  outdated: string[];
  /** Not written because they, or documents that they refer to, were deleted. */
  deleted: string[];
  uploaded: string[];
  /** Documents and files that could not be written, with the reason. */
  failed: { name: string; reason: string }[];
};

type Input = {
  plans: readonly Plan[];
  stored: readonly SeedAsset[];
  sent: readonly SeedAsset[];
  failed: Failures;
  dryRun: boolean;
};

/** The outcome, and a line of the report for each file and document. */
export function seedOutcome(input: Input): { outcome: SeedOutcome; lines: string[] } {
  const outcome: SeedOutcome = {
    created: [],
    replaced: [],
    unchanged: [],
    kept: [],
    outdated: [],
    deleted: [],
    uploaded: [],
    failed: [],
  };
  const lines: string[] = [];
  const addLine = (verb: string, name: string, reason: string) =>
    lines.push(`${verb.padEnd(13)} ${name}${reason && ` (${reason})`}`);
  const fail = (name: string, id: string): boolean => {
    const reason = input.failed.get(id);
    if (reason === undefined) return false;
    outcome.failed.push({ name, reason });
    addLine('failed', name, reason);
    return true;
  };
  for (const { name } of input.stored) addLine('unchanged', name, '');
  for (const { name, id } of input.sent) {
    if (fail(name, id)) continue;
    outcome.uploaded.push(name);
    addLine(input.dryRun ? 'would upload' : 'uploaded', name, '');
  }
  for (const { document, action, reason } of input.plans) {
    if (fail(document._id, document._id)) continue;
    const { list, done, would } = words[action];
    outcome[reason === EARLIER_SEED ? 'outdated' : list].push(document._id);
    addLine(input.dryRun ? would : done, document._id, reason);
  }
  return { outcome, lines };
}

const words = {
  create: { list: 'created', done: 'created', would: 'would create' },
  replace: { list: 'replaced', done: 'replaced', would: 'would replace' },
  leave: { list: 'unchanged', done: 'unchanged', would: 'unchanged' },
  keep: { list: 'kept', done: 'kept', would: 'would keep' },
  omit: { list: 'deleted', done: 'left out', would: 'left out' },
} as const;

/** Describes the failures and what to do; undefined when there are none. */
export function describeFailures({ failed }: Pick<SeedOutcome, 'failed'>): string | undefined {
  if (failed.length === 0) return undefined;
  const list = failed.map(({ name, reason }) => `  ${name}: ${reason}`).join('\n');
  return `${failed.length} of the seed could not be written:\n${list}\nMend what the first of them says and run npm run seed again: it goes on with what is missing.`;
}
