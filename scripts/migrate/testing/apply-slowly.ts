import { setTimeout as pause } from 'node:timers/promises';
import { at, setIfMissing, unset } from '@sanity/migrate';
import { contentClient } from '../../content-client.ts';
import { applyMigrations } from '../run-migrations.ts';

/** A separate process for tests to kill: renames a field of many agents, two at a time, with pauses. */
const [url = '', token = '', pauseMs = '0'] = process.argv.slice(2);

await applyMigrations(
  contentClient({ url, projectId: 'local', dataset: 'production', token }),
  [
    {
      name: '0001-slow',
      checksum: 'slow',
      description: 'Renames slogan to motto.',
      documentTypes: ['agent'],
      up: {
        async document(document) {
          await pause(Number(pauseMs));
          const { slogan }: { _type: string; slogan?: string } = document;
          return slogan === undefined ? [] : [at('motto', setIfMissing(slogan)), at('slogan', unset())];
        },
      },
      down: 'restore',
    },
  ],
  { page: 2, onProgress: (done) => console.log(`done ${done}`) },
);
