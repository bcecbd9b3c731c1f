import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readVariables } from '../server/process/env-file.ts';
import { type Environment, readEnvironment } from '../server/process/environment.ts';
import { copyContent, readRun, undoRun } from './promote/copy.ts';
import { type LakeAddress, openLakes, type PromoteLake, parseLakeAddress } from './promote/lakes.ts';
import { OperatorError } from './shared/operator-error.ts';
import { runMain } from './shared/run-main.ts';

const shared = `  --dry-run     shows what would change, field by field and file by file
  --only        ids or types that are carried, separated by commas: agent-tara,legalPage
  --replace     writes over what was edited in the target
  --delete      deletes in the target what the source does not have
  --drafts      carries drafts too
  --create      makes the dataset when there is none
  --undo        takes a run back: the content is as before it`;

const usages = {
  promote: `npm run promote -- --to <lake> [--dry-run] [--yes]
npm run promote -- --undo <id> [--replace] [--dry-run] [--yes]

Carries what is published in your lake to another one, after comparing, checking and keeping what is there.
  --to          abc123/production (a hosted project), local/staging (another dataset here), or
                http://192.168.1.20:3000/production (a lake on another machine)
${shared}
  --yes         needed to change a lake that is not on this machine
PROMOTE_TOKEN is the token of the other lake; for a hosted one SANITY_API_TOKEN does as well.`,
  pull: `npm run pull [-- --from <lake>] [--dry-run]
npm run pull -- --undo <id> [--replace] [--dry-run]

Brings what is published in a hosted project to the lake of this machine, after keeping what is there.
  --from        abc123/production, or http://192.168.1.20:3000/production; the configured project unless given
${shared}
SANITY_API_TOKEN is the token of the hosted project, PROMOTE_TOKEN that of a lake on another machine.`,
};

type Command = keyof typeof usages;

const options = {
  to: { type: 'string' },
  from: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  drafts: { type: 'boolean', default: false },
  delete: { type: 'boolean', default: false },
  replace: { type: 'boolean', default: false },
  only: { type: 'string' },
  create: { type: 'boolean', default: false },
  undo: { type: 'string' },
  yes: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

/** Runs a command with its command line arguments; `say` receives its output. */
export async function runCommand(
  command: Command,
  args: readonly string[],
  variables: Readonly<Record<string, string | undefined>>,
  say: (text: string) => void,
  hostedFetch?: typeof fetch,
): Promise<void> {
  const { values } = parseArgs({ args: [...args], options });
  if (values.help) return say(usages[command]);
  const environment = readEnvironment(variables, join(import.meta.dirname, '..'));
  const access = { other: environment.promoteToken, hosted: environment.apiToken, fetch: hostedFetch };
  const folder = join(environment.dataDirectory, 'promotions');
  const { 'dry-run': dryRun, yes: confirmed, replace, create } = values;
  if (values.undo !== undefined) {
    refuseBesideUndo(values);
    const run = readRun(folder, values.undo);
    const target = parseLakeAddress(run.target);
    const lakes = await openLakes(environment, access, { source: undefined, target });
    return undoRun(lakes.target, run, { replace, dryRun, confirmed }, say).finally(lakes.close);
  }
  const only = readOnly(values.only);
  const addresses = chooseLakes(command, values, environment);
  const lakes = await openLakes(environment, access, addresses, { mayMake: !dryRun, create });
  try {
    if (create && !dryRun) await createDataset(lakes.target, confirmed);
    const { drafts, delete: deletes } = values;
    const how = { command, drafts, delete: deletes, replace, only, dryRun, confirmed };
    await copyContent(lakes, how, folder, say);
  } finally {
    await lakes.close();
  }
}

/** Which lake is copied to which. The other command's option would be ignored, and another dataset than the named one copied. */
function chooseLakes(
  command: Command,
  { to, from }: { to?: string | undefined; from?: string | undefined },
  { embedded, projectId, dataset }: Environment,
): { source: LakeAddress; target: LakeAddress } {
  const configured: LakeAddress = embedded
    ? { kind: 'own', dataset }
    : { kind: 'hosted', projectId, dataset };
  const [other, unknown] = command === 'promote' ? [to, from] : [from, to];
  if (unknown !== undefined) {
    throw new OperatorError(
      `${command} knows no ${command === 'promote' ? '--from: it carries' : '--to: it brings content into'} the dataset that is configured. For another one, put SANITY_DATASET=<dataset> before the command. Nothing was changed.`,
    );
  }
  const named = other === undefined ? undefined : parseLakeAddress(other);
  if (command === 'promote' && named) return { source: configured, target: named };
  const source = named ?? configured;
  if (command === 'pull' && source.kind !== 'own') return { source, target: { kind: 'own', dataset } };
  throw new OperatorError(`Name the other lake.\n\n${usages[command]}`);
}

/** Refuses options that choose what is copied: --undo takes back a whole run, whatever they say. */
function refuseBesideUndo(values: Readonly<Record<string, string | boolean | undefined>>): void {
  const allowed = ['undo', 'replace', 'dry-run', 'yes'];
  const others = Object.keys(values).filter((name) => values[name] && !allowed.includes(name));
  if (others.length === 0) return;
  const named = others.map((name) => `--${name}`).join(', ');
  throw new OperatorError(`--undo takes back the whole run. Leave out ${named}; nothing was changed.`);
}

/** The ids and types in `--only`. An empty list could mean all documents or none. */
function readOnly(text: string | undefined): string[] {
  const named = (text ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
  if (text === undefined || named.length > 0) return named;
  throw new OperatorError(
    'Name ids or types after --only, separated by commas: --only agent-tara,legalPage. To carry everything, leave it out. Nothing was changed.',
  );
}

async function createDataset({ client, where, isShared }: PromoteLake, confirmed: boolean): Promise<void> {
  const dataset = client.config().dataset ?? '';
  const known = await client.datasets.list();
  if (known.some(({ name }) => name === dataset)) return;
  if (isShared && !confirmed)
    throw new OperatorError(`This would make ${where}. Add --yes if that is what you want.`);
  await client.datasets.create(dataset, { aclMode: 'public' });
}

if (import.meta.main) {
  const [name, ...args] = process.argv.slice(2);
  const command = name === 'pull' ? 'pull' : 'promote';
  const variables = readVariables(join(import.meta.dirname, '..'));
  runMain(() => runCommand(command, args, variables, (text) => console.log(text)));
}
