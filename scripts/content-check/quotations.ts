import { isSingletonType } from '../../schemas/singleton-types.ts';
import { type Content, type ContentDocument, isObject, listsAt, ofType, valueAt } from './dataset.ts';
import { type Finding, findingAt, findingOfType } from './finding.ts';
import { type QuotedList, quotedLists, quotedNames, quotedTexts } from './quoted-texts.ts';

/** Every text that is fixed to the letter must stand where it belongs, byte for byte. */
export function checkQuotations(content: Content): Finding[] {
  const byId = new Map(content.map((document) => [document._id, document]));
  // Of which there is one each, `checkPages` misses.
  const wanted = new Set(quotedTexts.map(([id]) => id).filter((id) => !isSingletonType(id)));
  return [
    ...[...wanted].filter((id) => !byId.has(id)).map(missing),
    ...quotedTexts.flatMap(([id, path, text]) => {
      const document = byId.get(id);
      return document ? checkText(document, path, text) : [];
    }),
    ...quotedLists.flatMap((quoted) => {
      const document = byId.get(quoted.id);
      return document ? checkList(document, quoted) : [];
    }),
    ...quotedNames.flatMap(({ type, names }) => {
      const present = new Set(ofType(content, type).map((document) => document.name));
      return names
        .filter((name) => !present.has(name))
        .map((name) =>
          findingOfType(type, `“${name}” is missing. Create it, or give it this exact name again.`),
        );
    }),
  ];
}

function checkText(document: ContentDocument, path: string, text: string): Finding[] {
  const value = valueAt(document, path);
  if (value === text) return [];
  return [
    findingAt(
      { document, path: path.split('.'), value },
      `This text is fixed to the letter. Put back exactly: ${text}`,
    ),
  ];
}

function checkList(document: ContentDocument, { list, fields, rows, opening }: QuotedList): Finding[] {
  return listsAt(document, list).flatMap(({ path, value }) =>
    rows.flatMap((row, index) => {
      const item = value[index];
      const written = fields.map((name) => (isObject(item) ? String(item[name] ?? '') : '')).join(' ');
      if (opening ? written.startsWith(row) : written === row) return [];
      const verb = opening ? 'begin with' : 'be';
      return [
        findingAt(
          { document, path: [...path, index], value: written },
          `Entry ${index + 1} of this list is fixed to the letter. It must ${verb} exactly: ${row}`,
        ),
      ];
    }),
  );
}

function missing(id: string): Finding {
  return {
    document: id,
    field: '',
    text: undefined,
    advice: `The document “${id}” is not published. Publish it again, or restore it from its history in the Studio.`,
  };
}
