import type { SeedAsset } from './media-assets.ts';
import { EARLIER_SEED, type Plan } from './seed-plan.ts';
import type { Failures } from './write-documents.ts';

/** What became, or in a dry run would become, of each document, by `_id`, and of each file, by name. */
export type SeedOutcome = {
  created: string[];
  replaced: string[];
  /** As the seed has them. */
  unchanged: string[];
  /** Since somebody edited them. */
  kept: string[];
  /** Kept too: nobody edited them, but the seed has changed since. */
  outdated: string[];
  /** Left out, since somebody deleted them, or what they refer to. */
  deleted: string[];
  uploaded: string[];
  /** Documents and files that are not there, and why. */
  failed: { name: string; reason: string }[];
};

type Input = {
  plans: readonly Plan[];
  stored: readonly SeedAsset[];
  sent: readonly SeedAsset[];
  failed: Failures;
  dryRun: boolean;
};

/** The outcome, and a line for each file and each document. */
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
  const tell = (verb: string, name: string, reason: string) =>
    lines.push(`${verb.padEnd(13)} ${name}${reason && ` (${reason})`}`);
  const fail = (name: string, id: string): boolean => {
    const reason = input.failed.get(id);
    if (reason === undefined) return false;
    outcome.failed.push({ name, reason });
    tell('failed', name, reason);
    return true;
  };
  for (const { name } of input.stored) tell('unchanged', name, '');
  for (const { name, id } of input.sent) {
    if (fail(name, id)) continue;
    outcome.uploaded.push(name);
    tell(input.dryRun ? 'would upload' : 'uploaded', name, '');
  }
  for (const { document, action, reason } of input.plans) {
    if (fail(document._id, document._id)) continue;
    const { list, done, would } = words[action];
    outcome[reason === EARLIER_SEED ? 'outdated' : list].push(document._id);
    tell(input.dryRun ? would : done, document._id, reason);
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

/** What failed, and what to do about it; nothing when all went well. */
export function describeFailures({ failed }: Pick<SeedOutcome, 'failed'>): string | undefined {
  if (failed.length === 0) return undefined;
  const list = failed.map(({ name, reason }) => `  ${name}: ${reason}`).join('\n');
  return `${failed.length} of the seed could not be written:\n${list}\nMend what the first of them says and run npm run seed again: it goes on with what is missing.`;
}
