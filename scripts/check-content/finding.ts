import { isObject } from '../../content/is-object.ts';
import { type Definition, definitions } from '../../schemas/definitions.ts';
import type { ContentDocument, Path, Placed } from './dataset.ts';

/** Maximum characters of a text in a report. */
const MAX_EXCERPT_LENGTH = 160;

/** A fault or reminder about the content, described for an editor. */
export type Finding = {
  /** The document, by its name in the Studio: 'Tara (Agent)'. */
  document: string;
  /** The field, by its titles in the Studio: 'Problem cards › 3 › Deliverables › 2'; '' for the whole document. */
  field: string;
  /** The current text; undefined when there is none. */
  text: string | undefined;
  /** What is wrong and what to do, in full sentences. */
  advice: string;
};

/** A finding about a value in a document. */
export function createFinding({ document, path, value }: Placed<unknown>, advice: string): Finding {
  return {
    document: getDocumentName(document),
    field: getFieldName(document, path),
    text: typeof value === 'string' ? value : undefined,
    advice,
  };
}

/** A finding about documents of a type in general. */
export function createTypeFinding(type: string, advice: string): Finding {
  return { document: findDefinition(type)?.title ?? type, field: '', text: undefined, advice };
}

/** The place of a value in one line: 'Tara (Agent) › Problem cards › 3'. */
export function getPlaceName({ document, path }: Placed<unknown>): string {
  return [getDocumentName(document), getFieldName(document, path)].filter(Boolean).join(' › ');
}

/** The text cut to the length for a report; the path of the field tells where to read the rest. */
export function makeExcerpt(text: string): string {
  return text.length <= MAX_EXCERPT_LENGTH ? text : `${text.slice(0, MAX_EXCERPT_LENGTH).trimEnd()} …`;
}

/** The Studio's name for a document: its own name and type, or the title of a singleton. */
export function getDocumentName(document: ContentDocument): string {
  const kind = findDefinition(document._type)?.title ?? document._type;
  if (document._id === document._type) return kind;
  const name = [document.name, document.title, document.issue].find((value) => typeof value === 'string');
  return `${name ?? document._id} (${kind})`;
}

/** The path of a field as the Studio shows it: titles of fields, and positions in lists from 1. */
function getFieldName(document: ContentDocument, path: Path): string {
  let definition: Definition | undefined = findDefinition(document._type);
  let value: unknown = document;
  const steps = path.map((step) => {
    value = stepInto(value, step);
    if (typeof step === 'number') {
      definition = findMember(definition, value);
      return String(step + 1);
    }
    definition = getFields(definition).find((field) => field.name === step);
    return definition?.title ?? step;
  });
  return steps.join(' › ');
}

function stepInto(value: unknown, step: string | number): unknown {
  if (typeof step === 'number') return Array.isArray(value) ? value[step] : undefined;
  return isObject(value) ? value[step] : undefined;
}

function getFields(definition: Definition | undefined): readonly Definition[] {
  return definition?.fields ?? findDefinition(definition?.type)?.fields ?? [];
}

function findMember(list: Definition | undefined, value: unknown): Definition | undefined {
  const members = list?.of ?? findDefinition(list?.type)?.of ?? [];
  const type = isObject(value) ? value._type : typeof value;
  return members.find((member) => (member.name ?? member.type) === type);
}

function findDefinition(type: string | undefined): Definition | undefined {
  return definitions.find((definition) => definition.name === type);
}
