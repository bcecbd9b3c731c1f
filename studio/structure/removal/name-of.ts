import { readField } from '../../../web/content/read-field.ts';

/** What a document is called, by the first field that names it; undefined when none is filled in. */
export function nameOf(document: object | null | undefined): string | undefined {
  return ['name', 'issue', 'title', 'heading', 'originalFilename']
    .map((field) => readField(document, field))
    .find((name): name is string => typeof name === 'string' && name.trim() !== '');
}
