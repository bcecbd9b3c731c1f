import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, constants, tmpdir } from 'node:os';
import { join } from 'node:path';

/** One check: its name in the report, and the command that fails when something is wrong. */
export type Step = {
  name: string;
  command: string;
  args: string[];
  /** The output is shown, and never fails the run. */
  isReport?: boolean;
};

/** Environment variables of the developer's server, which must not affect the checks. */
const IGNORED_VARIABLES = /^(PORT|HOST|SITE_URL|LAKE_|GATE|SANITY_|BUILD_DIR$|PROMOTE_TOKEN$|ENV_FILE$)/;

/** Time that a child gets to stop after a signal before it is killed. */
const GRACE_MS = 5_000;

/** The environment variables for checks. */
export function checksEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !IGNORED_VARIABLES.test(name)));
}

type Outcome = { code: number; output: string };

/**
 * Runs the steps, prints their output, and reports the seconds of each. The steps of a group need at most one core each
 * and run in parallel, as many as there are cores; a group begins when the one before it has ended. SIGINT, SIGTERM and
 * SIGHUP are passed on to the running steps, and end this process once those have ended.
 *
 * Each step may write its failures to the file that FAILURES_FILE names; they are repeated at the end of the log.
 *
 * @returns the number of failed steps; all steps are run, so that one report shows everything
 */
export async function runSteps(root: string, groups: readonly (readonly Step[])[]): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'failures-'));
  const lines: string[] = [];
  let failed = 0;
  const begun = performance.now();
  for (const group of groups) {
    // Parallel steps would mix their output, so each is printed when it has ended.
    const isParallel = group.length > 1;
    await inParallel(group, async (step) => {
      const failuresFile = join(folder, step.name.replace(/\W+/g, '-'));
      const environment = { ...checksEnvironment(), FAILURES_FILE: failuresFile };
      if (!isParallel) console.log(`\n▸ ${step.name}`);
      const started = performance.now();
      const { code, output } = await run(root, step, environment, isParallel);
      if (isParallel) process.stdout.write(`\n▸ ${step.name}\n${output}`);
      const hasFailed = code !== 0 && !step.isReport;
      if (hasFailed) failed += 1;
      const mark = code === 0 ? '✓' : hasFailed ? '✗' : '!';
      const line = `${mark} ${step.name} (${step.isReport ? 'a report, ' : ''}${seconds(started)} s)`;
      lines.push(hasFailed ? line + failuresIn(failuresFile) : line);
    });
  }
  rmSync(folder, { recursive: true, force: true });
  console.log(`\n${lines.join('\n')}\n`);
  console.log(`${lines.length - failed} passed, ${failed} failed, in ${seconds(begun)} s`);
  return failed;
}

/** A step's failures, indented; empty when it wrote none. */
function failuresIn(file: string): string {
  try {
    return readFileSync(file, 'utf8').replace(/^/gm, '    ').replace(/^/, '\n');
  } catch {
    return '';
  }
}

/** Calls `work` for every item in order, with as many calls in parallel as there are cores. */
async function inParallel<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const lane = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, lane));
}

/** Runs one step; with `isCaptured` its output is collected, else it is printed immediately. */
function run(root: string, step: Step, env: NodeJS.ProcessEnv, isCaptured: boolean): Promise<Outcome> {
  return new Promise((resolve) => {
    const out = isCaptured ? 'pipe' : 'inherit';
    // A separate process group, so that signals also reach the processes that the command starts.
    const child = spawn(step.command, step.args, {
      cwd: root,
      stdio: ['ignore', out, out],
      env,
      detached: true,
    });
    endWithThisProcess(child);
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk;
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.on('error', (error) => resolve({ code: 1, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

const running = new Set<ChildProcess>();
let isEnding = false;

/** Passes signals on to the child's process group. */
function endWithThisProcess(child: ChildProcess): void {
  if (running.size === 0) for (const signal of signals) process.on(signal, end);
  running.add(child);
  const forget = () => {
    running.delete(child);
    if (running.size === 0 && !isEnding) for (const signal of signals) process.off(signal, end);
  };
  child.once('close', forget);
  child.once('error', forget);
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Stops the process groups of all running steps, kills them after a timeout, and then ends this process. */
async function end(signal: NodeJS.Signals): Promise<void> {
  // A terminal's Ctrl-C arrives twice: from the terminal, and passed on by scripts/bootstrap.js.
  if (isEnding) return;
  isEnding = true;
  const groups = [...running].flatMap(({ pid }) => (pid === undefined ? [] : [pid]));
  for (const group of groups) signalGroup(group, signal);
  const deadline = performance.now() + GRACE_MS;
  while (groups.some((group) => signalGroup(group, 0)) && performance.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  for (const group of groups) signalGroup(group, 'SIGKILL');
  process.exit(128 + constants.signals[signal]);
}

/** Sends a signal to a process group. @returns whether the group still exists; signal 0 only checks that */
function signalGroup(group: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-group, signal);
  } catch {
    return false;
  }
}

const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(1);
