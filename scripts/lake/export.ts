import { existsSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { SANITY_FILES } from '../shared/hosted-project.ts';
import { connectToLake, type LakeConnection } from '../shared/lake-connection.ts';
import { refuseMore, UsageError, type Verb } from './verb.ts';

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
    refuseMore(positionals, 1);
    const { dataset } = environment;
    const day = new Date().toISOString().slice(0, 10);
    const file = resolve(folder, positionals[0] ?? `${dataset}-${day}.tar.gz`);
    if (existsSync(file) && !values.replace) {
      throw new UsageError(`${file} is there already. Name another file, or add --replace to write over it.`);
    }
    if (!existsSync(dirname(file))) throw new UsageError(`There is no folder ${dirname(file)} to export to.`);
    const lake = await connectToLake(environment, { confirmed: values.yes, existing: true });
    // In the same folder, so that the rename is atomic.
    const outputPath = join(dirname(file), `.${process.pid}.${Date.now()}.part`);
    try {
      const assets = !values['no-assets'];
      if (assets) await refuseStrayFiles(lake);
      // Imported on demand, so that other verbs start faster.
      const { exportDataset: exportOfficially } = await import('@sanity/export');
      const result = await exportOfficially({ client: lake.client, dataset, outputPath, assets });
      renameSync(outputPath, file);
      console.log(
        `${result.documentCount} documents and ${result.assetCount} assets of ${lake.where} are in ${file}`,
      );
    } catch (error) {
      // Sanity's tool throws plain errors about the lake or the disk.
      throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error });
    } finally {
      rmSync(outputPath, { force: true });
      await lake.close();
    }
  },
};

/**
 * Sanity's tool downloads from any URL in a file's document, and editors can write one there: such a download, from a host of this
 * network, would become a public file when the export is imported.
 */
async function refuseStrayFiles({ client, url, where }: LakeConnection): Promise<void> {
  const isKept = url
    ? 'string::split(path, "/")[0] in ["images", "files"] && count(string::split(path, "..")) + count(string::split(path, "%")) == 2'
    : `string::startsWith(url, "${SANITY_FILES}/")`;
  const query = `*[_type in ["sanity.imageAsset", "sanity.fileAsset"] && !(${isKept})][0]{_id, "at": ${url ? 'path' : 'url'}}`;
  const stray = await client.fetch<{ _id: string; at: string } | null>(query, {}, { tag: 'lake.export' });
  if (!stray) return;
  throw new UsageError(
    `The document “${stray._id}” of a file in ${where} says that the file is at “${stray.at}”, where no uploaded file is. Nothing was exported. Upload the file in the Studio anew, use the new one and delete that document; or add --no-assets.`,
  );
}
