import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import sharp from 'sharp';
import { makeExcerpt } from '../check-content/finding.ts';
import { checkModelRules } from '../check-content/model-rules.ts';
import { OperatorError } from '../shared/operator-error.ts';
import { createDataError, readClientData } from './client-data.ts';
import type { SeedDocument } from './documents/document.ts';
import { type ClientPicture, mapClientData } from './map-client-data.ts';
import { assetDocuments, makePortraitField, type SeedAsset } from './media-assets.ts';

/** The content of a client's file, ready to be written. */
export type ClientContent = {
  documents: readonly SeedDocument[];
  /** The ids of the documents that hold the client's words. */
  ownIds: ReadonlySet<string>;
  /** The client's pictures. */
  assets: readonly SeedAsset[];
  /** What was left out or added, one sentence each. */
  notes: readonly string[];
};

/**
 * Reads a client's data, maps it to documents of the content model, and checks them by the rules of the Studio.
 *
 * @param file path of the JSON file; pictures that it names are looked for beside it
 * @throws OperatorError that names each fault with its place
 */
export async function readClientContent(file: string): Promise<ClientContent> {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) {
    throw new OperatorError(`There is no file ${file}. Nothing was changed.`);
  }
  const mapped = mapClientData(readClientData(readFileSync(file, 'utf8'), file));
  if (mapped.faults.length > 0) throw createDataError(file, mapped.faults);
  if (mapped.ownIds.size === 0) {
    throw new OperatorError(
      `${file} has no agents, avatars, challenge rows or sample agent, so there is nothing to write. docs/client-data.md shows the lists. Nothing was changed.`,
    );
  }
  const notes = [...mapped.notes];
  const assets: SeedAsset[] = [];
  const withPictures = new Map(mapped.documents.map((document) => [document._id, document]));
  for (const picture of mapped.pictures) {
    const found = await readPicture(picture, dirname(file));
    const document = withPictures.get(picture.document);
    if (typeof found === 'string') notes.push(found);
    else if (document) {
      assets.push(found);
      withPictures.set(
        document._id,
        withField(document, picture.field, makePortraitField(found, picture.alt)),
      );
    }
  }
  const documents = [...withPictures.values()];
  const own = documents.filter(({ _id }) => mapped.ownIds.has(_id));
  const { errors } = await checkModelRules(own, [...assetDocuments, ...documents]);
  if (errors.length > 0) {
    throw createDataError(
      file,
      errors.map(({ document, field, text, advice }) => {
        const place = [document, field].filter(Boolean).join(' › ');
        return `${place}: ${advice}${text ? ` It says: “${makeExcerpt(text)}”` : ''}`;
      }),
    );
  }
  return { documents, ownIds: mapped.ownIds, assets, notes };
}

/** The file of a picture; or why it is left out. */
async function readPicture(
  { document, field, path }: ClientPicture,
  folder: string,
): Promise<SeedAsset | string> {
  const place = `${document}.${field.join('.')}`;
  if (/^[a-z]+:/i.test(path)) {
    return `${place}: ${path} is an address, and pictures are not fetched. Put the file beside the data, or upload it in the Studio.`;
  }
  const file = join(folder, path);
  if (!existsSync(file)) {
    return `${place}: there is no file ${file}, so the picture is left out. Put it there and run this again, or upload it in the Studio.`;
  }
  const bytes = readFileSync(file);
  try {
    const { autoOrient, format } = await sharp(bytes).metadata();
    const extension = format === 'jpeg' ? 'jpg' : format;
    const sha1 = createHash('sha1').update(bytes).digest('hex');
    return {
      id: `image-${sha1}-${autoOrient.width}x${autoOrient.height}-${extension}`,
      kind: 'image',
      name: basename(file),
      path: file,
      contentType: `image/${format}`,
      bytes: bytes.length,
    };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return `${place}: ${file} cannot be read as a picture (${reason}), so it is left out. Save it as PNG or JPEG.`;
  }
}

function withField(document: SeedDocument, [name, ...inner]: readonly string[], value: object): SeedDocument {
  if (name === undefined) return document;
  if (inner.length === 0) return { ...document, [name]: value };
  return { ...document, [name]: withField(Object(document[name]), inner, value) };
}
