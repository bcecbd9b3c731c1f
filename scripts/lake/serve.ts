import { parseArgs } from 'node:util';
import { openServer } from '../../server/main.ts';
import { closeOnSignal } from '../shared/close-on-signal.ts';
import { describeLake, getLakeAddresses } from './addresses.ts';
import { UsageError, type Verb } from './verb.ts';

export const serve: Verb = {
  usage: `npm run lake -- serve [--deterministic]

Serves the lake alone on PORT until Ctrl-C; the configured dataset is created empty.
  --deterministic   a clock that begins at 2025-01-01 and moves by a second with every write, and ids that are
                    the same in every run`,

  async run(args, { environment }) {
    const { values } = parseArgs({ args, options: { deterministic: { type: 'boolean', default: false } } });
    if (!environment.embedded) {
      throw new UsageError(
        'SANITY_PROJECT_ID names a hosted project, which Sanity serves. Unset it to serve a lake here.',
      );
    }
    const server = await openServer(environment, undefined, values);
    closeOnSignal(() => server.close());
    server.goLiveAlone();
    const addresses = getLakeAddresses(environment, server.internalUrl, server.adminToken);
    console.log(`\n${describeLake(addresses)}\n\nready; Ctrl-C stops it`);
  },
};
