import { existsSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { connectToLake } from '../lake-connection.ts';
import { UsageError, type Verb } from './verb.ts';

export const exportDataset: Verb = {
  usage: `npm run lake -- export [<file>] [--no-assets] [--replace] [--yes]

Writes documents, drafts, versions and assets to a file that npm run lake -- import and Sanity's own tools read.
The file is there once it is complete.
  <file>        <dataset>-<date>.tar.gz unless given
  --no-assets   documents only
  --replace     writes over a file of that name
  --yes         needed to read from a hosted project`,

  async run(args, { environment, folder }) {
    const options = {
      'no-assets': { type: 'boolean', default: false },
      replace: { type: 'boolean', default: false },
      yes: { type: 'boolean', default: false },
    } as const;
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const { dataset } = environment;
    const day = new Date().toISOString().slice(0, 10);
    const file = resolve(folder, positionals[0] ?? `${dataset}-${day}.tar.gz`);
    if (existsSync(file) && !values.replace) {
      throw new UsageError(`${file} is there already. Name another file, or add --replace to write over it.`);
    }
    if (!existsSync(dirname(file))) throw new UsageError(`There is no folder ${dirname(file)} to export to.`);
    const lake = await connectToLake(environment, { confirmed: values.yes, existing: true });
    // Beside its place, so that the rename is one step on one file system.
    const temporary = join(dirname(file), `.${process.pid}.${Date.now()}.part`);
    try {
      // Loaded here: the other verbs need not wait for it.
      const { exportDataset: exportOfficially } = await import('@sanity/export');
      const result = await exportOfficially({
        client: lake.client,
        dataset,
        outputPath: temporary,
        assets: !values['no-assets'],
      });
      renameSync(temporary, file);
      console.log(
        `${result.documentCount} documents and ${result.assetCount} assets of ${lake.where} are in ${file}`,
      );
    } catch (error) {
      // Sanity's tool says in plain errors what is wrong with the lake or the disk.
      throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error });
    } finally {
      rmSync(temporary, { force: true });
      await lake.close();
    }
  },
};
