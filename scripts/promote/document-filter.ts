import { OperatorError } from '../operator-error.ts';
import { carriedTypes, isAsset, type LakeContent } from './lake-content.ts';

/**
 * Parses the ids and types in `--only`, such as 'agent-tara, legalPage'.
 *
 * @throws OperatorError when the list is empty, which could mean all documents or none
 */
export function parseOnlyOption(text: string | undefined): string[] {
  if (text === undefined) return [];
  const words = text.split(',').map((word) => word.trim());
  const named = words.filter((word) => word !== '');
  if (named.length > 0) return named;
  throw new OperatorError(
    'Name ids or types after --only, separated by commas: --only agent-tara,legalPage. To carry everything, leave it out. Nothing was changed.',
  );
}

/**
 * Refuses unknown names in `--only`, so that a typing error is not taken for a document without changes.
 *
 * @param begun the filter of the unfinished run that is continued: its names were valid when it began
 * @throws OperatorError that names what is neither a type nor an id
 */
export function refuseUnknown(
  only: readonly string[],
  contents: readonly LakeContent[],
  begun: readonly string[] = [],
): void {
  const documents = contents.flatMap((content) => [...content.documents.values()]);
  const known = new Set([
    ...carriedTypes,
    ...begun,
    ...documents.filter((one) => !isAsset(one)).map(({ _id }) => _id.replace(/^drafts\./, '')),
  ]);
  const unknown = only.filter((word) => !known.has(word));
  if (unknown.length === 0) return;
  throw new OperatorError(
    `--only names ${unknown.map((word) => `“${word}”`).join(', ')}: that is neither the id of a document in the source or the target nor one of the types ${carriedTypes.join(', ')}. Files travel with what shows them. Nothing was changed.`,
  );
}

/** Whether `only` includes every document of the filter `other`. */
export function covers(only: readonly string[], other: readonly string[]): boolean {
  return only.length === 0 || (other.length > 0 && other.every((word) => only.includes(word)));
}
