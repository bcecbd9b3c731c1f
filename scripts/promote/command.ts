import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Presets, SingleBar } from 'cli-progress';
import { readVariables } from '../../server/env-file.ts';
import { type Environment, readEnvironment } from '../../server/environment.ts';
import { OperatorError } from '../operator-error.ts';
import { runMain } from '../run-main.ts';
import { type CopyOptions, copyContent, type Listener } from './copy-content.ts';
import { parseOnlyOption } from './document-filter.ts';
import { type LakeAddress, parseLakeAddress } from './lake-address.ts';
import { openLakes, openTarget, type PromoteLake } from './open-lakes.ts';
import { RunFiles } from './run-files.ts';
import { undoRun } from './undo-run.ts';

/** The differences between `promote` and `pull`. */
export type Direction = {
  command: CopyOptions['command'];
  usage: string;
  /** The option that names the other lake: `to` or `from`. */
  other: 'to' | 'from';
  /** Says which lake is at the other end, which has no option, and how to choose it. */
  configured: string;
  addresses(
    environment: Environment,
    other: LakeAddress | undefined,
  ): { source: LakeAddress; target: LakeAddress };
};

const options = {
  to: { type: 'string' },
  from: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  drafts: { type: 'boolean', default: false },
  delete: { type: 'boolean', default: false },
  replace: { type: 'boolean', default: false },
  'keep-edits': { type: 'boolean', default: false },
  only: { type: 'string' },
  create: { type: 'boolean', default: false },
  'beside-other-content': { type: 'boolean', default: false },
  undo: { type: 'string' },
  yes: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

/** Runs a command with its command line arguments; `say` receives its output. */
export async function runCommand(
  direction: Direction,
  args: readonly string[],
  variables: Readonly<Record<string, string | undefined>>,
  listener: Listener,
  hostedFetch?: typeof fetch,
): Promise<void> {
  const { values } = parseArgs({ args: [...args], options });
  if (values.help) return listener.say(direction.usage);
  refuseConfiguredEnd(direction, values);
  const root = join(import.meta.dirname, '..', '..');
  const environment = readEnvironment(variables, root);
  const access = {
    other: environment.promoteToken,
    hosted: environment.apiToken,
    ...(hostedFetch ? { fetch: hostedFetch } : {}),
  };
  const runs = new RunFiles(environment.dataDirectory);
  const confirmed = values.yes;
  if (values.undo !== undefined) {
    refuseBesideUndo(values);
    const run = runs.find(values.undo);
    const { target, close } = await openTarget(environment, access, parseLakeAddress(run.target));
    const how = { replace: values.replace, dryRun: values['dry-run'], confirmed };
    return undoRun(target, run, how, runs, listener).finally(close);
  }
  if (values.replace && values['keep-edits']) {
    throw new OperatorError('Choose one of --replace and --keep-edits.');
  }
  const only = parseOnlyOption(values.only);
  const other = values[direction.other];
  const addresses = direction.addresses(
    environment,
    other === undefined ? undefined : parseLakeAddress(other),
  );
  const [dryRun, create] = [values['dry-run'], values.create];
  const lakes = await openLakes(environment, access, addresses, { dryRun, create });
  try {
    if (create && !dryRun) await createDataset(lakes.target, confirmed);
    const run = await copyContent(
      lakes,
      {
        command: direction.command,
        drafts: values.drafts,
        delete: values.delete,
        replace: values.replace,
        keepEdits: values['keep-edits'],
        only,
        dryRun,
        confirmed,
        besideOtherContent: values['beside-other-content'],
        sparesDrafts: direction.command === 'pull',
      },
      runs,
      listener,
    );
    if (!run) return;
    const undo = `npm run ${direction.command} -- --undo ${run.id}${lakes.target.isShared ? ' --yes' : ''}`;
    listener.say(
      `\nDone: ${lakes.target.where} has it. To take it back: ${undo}\nWhat was there before is in ${run.folder}`,
    );
  } finally {
    await lakes.close();
  }
}

/** Refuses options that choose what is copied: --undo takes back a whole run, whatever they say. */
function refuseBesideUndo(values: Readonly<Record<string, string | boolean | undefined>>): void {
  const allowed = ['undo', 'replace', 'dry-run', 'yes'];
  const others = Object.keys(values).filter((name) => values[name] && !allowed.includes(name));
  if (others.length === 0) return;
  const named = others.map((name) => `--${name}`).join(', ');
  throw new OperatorError(`--undo takes back the whole run. Leave out ${named}; nothing was changed.`);
}

/** Refuses the other command's option: if it were ignored, another dataset than the named one would be copied. */
function refuseConfiguredEnd(
  { command, other, configured }: Direction,
  values: { to?: string | undefined; from?: string | undefined },
): void {
  const end = other === 'to' ? 'from' : 'to';
  if (values[end] === undefined) return;
  throw new OperatorError(`${command} knows no --${end}: ${configured} Nothing was changed.`);
}

async function createDataset({ client, where, isShared }: PromoteLake, confirmed: boolean): Promise<void> {
  const dataset = client.config().dataset ?? '';
  const known = await client.datasets.list();
  if (known.some(({ name }) => name === dataset)) return;
  if (isShared && !confirmed)
    throw new OperatorError(`This would make ${where}. Add --yes if that is what you want.`);
  await client.datasets.create(dataset, { aclMode: 'public' });
}

/** The address of the lake that the environment names. */
export function configuredLake({ embedded, projectId, dataset }: Environment): LakeAddress {
  return embedded ? { kind: 'own', dataset } : { kind: 'hosted', projectId, dataset };
}

/** Runs a command from the terminal. */
export function main(direction: Direction): void {
  const bar = new SingleBar(
    { format: '  {bar} {value} of {total} files · {eta_formatted} left', clearOnComplete: true },
    Presets.shades_classic,
  );
  const listener: Listener = {
    say: (text) => console.log(text),
    onFiles(sent, total) {
      if (!process.stderr.isTTY) return;
      if (!bar.isActive) bar.start(total, 0);
      bar.update(sent);
      if (sent === total) bar.stop();
    },
  };
  const root = join(import.meta.dirname, '..', '..');
  runMain(async () => {
    try {
      await runCommand(direction, process.argv.slice(2), readVariables(root), listener);
    } finally {
      bar.stop();
    }
  });
}
