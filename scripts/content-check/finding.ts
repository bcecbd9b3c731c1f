import { type Definition, definitions } from '../../schemas/definitions.ts';
import { type ContentDocument, isObject, type Path, type Placed } from './dataset.ts';

/** Characters of a text in a report. */
const EXCERPT = 160;

/** Something in the content that somebody should mend, in words for an editor. */
export type Finding = {
  /** Which document, by its name in the Studio: 'Tara (Agent)'. */
  document: string;
  /** Which field, by its titles in the Studio: 'Problem cards › 3 › Deliverables › 2'; '' for the whole document. */
  field: string;
  /** What stands there now; undefined when nothing does. */
  text: string | undefined;
  /** What is wrong and what to do, in full sentences. */
  advice: string;
};

/** A finding about a value of a document. */
export function findingAt({ document, path, value }: Placed<unknown>, advice: string): Finding {
  return {
    document: documentName(document),
    field: fieldName(document, path),
    text: typeof value === 'string' ? value : undefined,
    advice,
  };
}

/** A finding about documents of a type, when no single one can be named. */
export function findingOfType(type: string, advice: string): Finding {
  return { document: definitionOf(type)?.title ?? type, field: '', text: undefined, advice };
}

/** Where a value stands, in one line: 'Tara (Agent) › Problem cards › 3'. */
export function placeName({ document, path }: Placed<unknown>): string {
  return [documentName(document), fieldName(document, path)].filter(Boolean).join(' › ');
}

/** A text short enough for a report; the way to its field says where to read all of it. */
export function excerpt(text: string): string {
  return text.length <= EXCERPT ? text : `${text.slice(0, EXCERPT).trimEnd()} …`;
}

/** What editors call a document: its own name and its kind, or the title of the only one of its kind. */
export function documentName(document: ContentDocument): string {
  const kind = definitionOf(document._type)?.title ?? document._type;
  if (document._id === document._type) return kind;
  const name = [document.name, document.title, document.issue].find((value) => typeof value === 'string');
  return `${name ?? document._id} (${kind})`;
}

/** A field as the Studio shows the way to it: titles of fields, and places in lists from 1. */
function fieldName(document: ContentDocument, path: Path): string {
  let definition: Definition | undefined = definitionOf(document._type);
  let value: unknown = document;
  const steps = path.map((step) => {
    value = stepInto(value, step);
    if (typeof step === 'number') {
      definition = memberOf(definition, value);
      return String(step + 1);
    }
    definition = fieldsOf(definition).find((field) => field.name === step);
    return definition?.title ?? step;
  });
  return steps.join(' › ');
}

function stepInto(value: unknown, step: string | number): unknown {
  if (typeof step === 'number') return Array.isArray(value) ? value[step] : undefined;
  return isObject(value) ? value[step] : undefined;
}

function fieldsOf(definition: Definition | undefined): readonly Definition[] {
  return definition?.fields ?? definitionOf(definition?.type)?.fields ?? [];
}

function memberOf(list: Definition | undefined, value: unknown): Definition | undefined {
  const members = list?.of ?? definitionOf(list?.type)?.of ?? [];
  const type = isObject(value) ? value._type : typeof value;
  return members.find((member) => (member.name ?? member.type) === type);
}

function definitionOf(type: string | undefined): Definition | undefined {
  return definitions.find((definition) => definition.name === type);
}
