import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** One check: its name in the report, and the command that fails when something is wrong. */
export type Step = { name: string; command: string; args: string[] };

/** What the environment of a person's own server must not do to the checks. */
const IGNORED = /^(PORT|HOST|SITE_URL|LAKE_|GATE|SANITY_|BUILD_DIR$|PROMOTE_TOKEN$|ENV_FILE$)/;

/** The environment that checks run in. */
export function checksEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !IGNORED.test(name)));
}

type Outcome = { code: number; output: string };

/**
 * Runs the steps, shows their output, and reports the seconds of each. The steps of a group need at most one core each
 * and run beside each other, as many as there are cores; a group begins when the one before it has ended.
 *
 * @returns how many failed; all are run, so that one report shows everything
 */
export async function runSteps(root: string, groups: readonly (readonly Step[])[]): Promise<number> {
  const environment = checksEnvironment();
  const lines: string[] = [];
  let failed = 0;
  const begun = performance.now();
  for (const group of groups) {
    // What runs alone may speak as it goes; beside others it is heard in one piece.
    const aside = group.length > 1;
    await inParallel(group, async (step) => {
      if (!aside) console.log(`\n▸ ${step.name}`);
      const started = performance.now();
      const { code, output } = await run(root, step, environment, aside);
      if (aside) process.stdout.write(`\n▸ ${step.name}\n${output}`);
      if (code !== 0) failed += 1;
      lines.push(`${code === 0 ? '✓' : '✗'} ${step.name} (${seconds(started)} s)`);
    });
  }
  console.log(`\n${lines.join('\n')}\n`);
  console.log(`${lines.length - failed} passed, ${failed} failed, in ${seconds(begun)} s`);
  return failed;
}

/** Does the work for every item, as many at a time as there are cores, the first items first. */
async function inParallel<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const lane = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, lane));
}

/** Runs one step, heard as it speaks or, beside others, in its outcome. */
export function run(root: string, step: Step, env: NodeJS.ProcessEnv, aside: boolean): Promise<Outcome> {
  return new Promise((resolve) => {
    const out = aside ? 'pipe' : 'inherit';
    const child = spawn(step.command, step.args, { cwd: root, stdio: ['ignore', out, out], env });
    let output = '';
    const hear = (chunk: Buffer) => {
      output += chunk;
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.on('error', (error) => resolve({ code: 1, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(1);
