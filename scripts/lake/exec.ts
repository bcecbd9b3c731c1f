import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openServer } from '../../server/main.ts';
import { readEnvironment } from '../../server/process/environment.ts';
import { getLakeAddresses, getLakeVariables } from './addresses.ts';
import { UsageError, type Verb } from './verb.ts';

export const exec: Verb = {
  usage: `npm run lake -- exec [--seed] [--deterministic] -- <command> [arguments]

Opens an empty lake on a free port, runs the command with LAKE_URL, SANITY_PROJECT_ID, SANITY_DATASET and
SANITY_API_TOKEN set, and removes the lake when the command has ended.
  --seed            fills it with the site's initial content first
  --deterministic   the same times and ids in every run`,

  async run(args, { environment, folder }) {
    const separator = args.indexOf('--');
    const [command, ...commandArgs] = separator === -1 ? [] : args.slice(separator + 1);
    if (!command) throw new UsageError(`Say after -- which command to run.\n\n${exec.usage}`);
    const options = {
      seed: { type: 'boolean', default: false },
      deterministic: { type: 'boolean', default: false },
    } as const;
    const { values } = parseArgs({ args: args.slice(0, separator), options });
    const data = mkdtempSync(join(tmpdir(), 'lake-exec-'));
    const { dataset } = environment;
    const own = readEnvironment({ PORT: '0', LAKE_DATA_DIR: data, SANITY_DATASET: dataset }, data);
    const server = await openServer(own, undefined, values);
    try {
      if (values.seed) {
        const { seedEmptyLake } = await import('../seed/seed-empty-lake.ts');
        await seedEmptyLake(server, dataset, () => {});
      }
      server.goLiveAlone();
      const variables = getLakeVariables(getLakeAddresses(own, server.internalUrl, server.adminToken));
      process.exitCode = await run(command, commandArgs, folder, {
        ...process.env,
        ...variables,
        LAKE_DATA_DIR: data,
      });
    } finally {
      await server.close();
      rmSync(data, { recursive: true, force: true });
    }
  },
};

/** Runs a command. @returns its exit code, or 128 plus the signal's number, as shells do */
function run(command: string, args: string[], cwd: string, env: NodeJS.ProcessEnv): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, stdio: 'inherit' });
    const pass = (signal: NodeJS.Signals) => void child.kill(signal);
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
    for (const signal of signals) process.on(signal, pass);
    child.on('error', (error) => reject(new UsageError(`The command cannot be run: ${error.message}`)));
    child.on('close', (code, signal) => {
      for (const one of signals) process.off(one, pass);
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 0));
    });
  });
}
