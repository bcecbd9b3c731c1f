import { createReadStream, existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Environment } from '../../server/environment.ts';
import { connectToLake } from '../lake-connection.ts';
import { UsageError, type Verb } from './verb.ts';

export const importDataset: Verb = {
  usage: `npm run lake -- import <file> [--replace | --missing] [--yes]

Reads documents and assets from a file that npm run lake -- export or Sanity's own tools wrote. Unless told otherwise it
stops at the first document that is there already.
  --replace   writes over documents that are there
  --missing   keeps documents that are there
  --yes       needed to change a hosted project`,

  async run(args, { environment, folder }) {
    const options = {
      replace: { type: 'boolean', default: false },
      missing: { type: 'boolean', default: false },
      yes: { type: 'boolean', default: false },
    } as const;
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [name] = positionals;
    if (name === undefined) throw new UsageError(`Name the file to import.\n\n${importDataset.usage}`);
    const file = resolve(folder, name);
    if (!existsSync(file)) throw new UsageError(`There is no file ${file} to import.`);
    if (values.replace && values.missing) throw new UsageError('Choose one of --replace and --missing.');
    const operation = values.replace ? 'createOrReplace' : values.missing ? 'createIfNotExists' : 'create';
    const lake = await connectToLake(environment, { confirmed: values.yes });
    try {
      // Loaded here: the other verbs need not wait for it.
      const { sanityImport } = await import('@sanity/import');
      const { numDocs, warnings } = await sanityImport(createReadStream(file), {
        client: lake.client,
        operation,
        // An export of another project carries the addresses of its own assets.
        allowAssetsInDifferentDataset: true,
        ...(lake.url ? { assetFetch: fetchingFrom(lake.url, environment) } : {}),
      });
      for (const { message } of warnings) console.warn(message);
      console.log(`${numDocs} documents of ${file} are in ${lake.where}`);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const advice = reason.includes('already exists')
        ? '\nAdd --replace to write over documents that are there, or --missing to keep them.'
        : '';
      // Sanity's tool says in plain errors what is wrong with the file or the lake.
      throw new UsageError(`${reason}${advice}`, { cause: error });
    } finally {
      await lake.close();
    }
  },
};

/**
 * Asset documents hold the address that the lake has for others; from here it may be reached elsewhere. Assets of
 * other projects are fetched from where they are.
 */
function fetchingFrom(url: string, { projectId, dataset }: Environment): typeof fetch {
  const own = new RegExp(`^/(images|files)/${projectId}/${dataset}/`);
  return (input, init) => {
    const asked = new URL(input instanceof Request ? input.url : input);
    return fetch(own.test(asked.pathname) ? new URL(asked.pathname, url) : input, init);
  };
}
