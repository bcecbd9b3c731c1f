import { spawn } from 'node:child_process';

/** One check: its name in the report, and the command that fails when something is wrong. */
export type Step = { name: string; command: string; args: string[] };

/** What the environment of a person's own server must not do to the checks. */
const IGNORED = /^(PORT|HOST|SITE_URL|LAKE_|GATE|SANITY_|BUILD_DIR$|ENV_FILE$)/;

/**
 * Runs the steps one after the other, shows their output, and reports the seconds of each.
 *
 * @returns how many failed; all are run, so that one report shows everything
 */
export async function runSteps(root: string, steps: readonly Step[]): Promise<number> {
  const environment = Object.fromEntries(Object.entries(process.env).filter(([name]) => !IGNORED.test(name)));
  const lines: string[] = [];
  let failed = 0;
  for (const step of steps) {
    console.log(`\n▸ ${step.name}`);
    const started = performance.now();
    const code = await run(root, step, environment);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    if (code !== 0) failed += 1;
    lines.push(`${code === 0 ? '✓' : '✗'} ${step.name} (${seconds} s)`);
  }
  console.log(`\n${lines.join('\n')}\n`);
  console.log(`${steps.length - failed} passed, ${failed} failed`);
  return failed;
}

function run(root: string, { command, args }: Step, env: NodeJS.ProcessEnv): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env });
    child.on('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
