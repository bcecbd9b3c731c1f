import { parseArgs } from 'node:util';
import { readAdminToken } from 'embedded-content-lake';
import type { Environment } from '../../server/process/environment.ts';
import { findRunningServer, hasLake } from '../shared/lake-connection.ts';
import { describeLake, getLakeAddresses, getLakeVariables, quoteForShell } from './addresses.ts';
import { UsageError, type Verb } from './verb.ts';

export const status: Verb = {
  usage: `npm run lake -- status [--json | --env]

Says whether the lake of LAKE_DATA_DIR runs, and where.
  --json   as JSON, with the administrator's token
  --env    as NAME=value lines for a shell: eval "$(npm run -s lake -- status --env)"`,

  async run(args, { environment }) {
    const options = { json: { type: 'boolean' }, env: { type: 'boolean' } } as const;
    const { values } = parseArgs({ args, options });
    if (!environment.embedded)
      throw new UsageError('SANITY_PROJECT_ID names a hosted project: see its status at sanity.io.');
    const { dataDirectory } = environment;
    const server = await findRunningServer(dataDirectory);
    if (!server) return reportStopped(environment, values);
    const token = readAdminToken(environment.adminToken, dataDirectory);
    const addresses = getLakeAddresses(environment, server.url, token);
    if (values.json) {
      const { pid, health: state } = server;
      return console.log(JSON.stringify({ running: true, state, pid, dataDirectory, ...addresses }, null, 2));
    }
    if (values.env) {
      for (const [name, value] of Object.entries(getLakeVariables(addresses)))
        console.log(`${name}=${quoteForShell(value)}`);
      return;
    }
    const state = server.health === 'starting' ? 'is starting' : 'runs';
    console.log(
      `The lake in ${dataDirectory} ${state} (process ${server.pid}).\n\n${describeLake(addresses)}`,
    );
  },
};

function reportStopped(
  { dataDirectory, projectId, dataset }: Environment,
  { json, env }: { json?: boolean | undefined; env?: boolean | undefined },
): void {
  const state = hasLake(dataDirectory) ? 'does not run' : 'has not been made yet';
  const message = `The lake in ${dataDirectory} ${state}: npm start serves it with the site, npm run lake -- serve alone.`;
  // An error, so that a shell evaluating the output does not continue with earlier values.
  if (env) throw new UsageError(message);
  const report = { running: false, dataDirectory, projectId, dataset };
  console.log(json ? JSON.stringify(report, null, 2) : message);
}
