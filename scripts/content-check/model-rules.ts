import { type Definition, definitions } from '../../schemas/definitions.ts';
import { type Content, type ContentDocument, isObject, type Path } from './dataset.ts';
import { type Finding, findingAt } from './finding.ts';
import { ruleFaults } from './rule-faults.ts';

/** What the Studio's own rules say: `errors` keep an editor from publishing, `warnings` do not. */
export type Verdicts = { errors: Finding[]; warnings: Finding[] };

/** Holds every document against the rules of the content model, as the Studio does while an editor types. */
export async function checkModelRules(content: Content): Promise<Verdicts> {
  const verdicts: Verdicts = { errors: [], warnings: [] };
  for (const document of content) {
    const definition = definitions.find(({ name }) => name === document._type);
    if (definition) await visitFields(document, [], document, definition, verdicts);
  }
  return verdicts;
}

async function visitFields(
  document: ContentDocument,
  path: Path,
  holder: Readonly<Record<string, unknown>>,
  { fields = [] }: Definition,
  verdicts: Verdicts,
): Promise<void> {
  for (const field of fields) {
    const name = field.name ?? '';
    await visit(document, [...path, name], holder[name], holder, field, verdicts);
  }
}

async function visit(
  document: ContentDocument,
  path: Path,
  value: unknown,
  parent: unknown,
  definition: Definition,
  verdicts: Verdicts,
): Promise<void> {
  const named = definitions.find(({ name }) => name === definition.type);
  for (const source of named ? [definition, named] : [definition]) {
    for (const { level, message } of await ruleFaults(value, source, {
      path: path.join('.'),
      parent,
      document,
    })) {
      verdicts[level === 'error' ? 'errors' : 'warnings'].push(findingAt({ document, path, value }, message));
    }
  }
  const shape = {
    ...named,
    ...definition,
    fields: definition.fields ?? named?.fields,
    of: definition.of ?? named?.of,
  };
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      const type = isObject(item) ? item._type : typeof item;
      const member = shape.of?.find((candidate) => (candidate.name ?? candidate.type) === type);
      if (member) await visit(document, [...path, index], item, value, member, verdicts);
    }
  } else if (isObject(value)) await visitFields(document, path, value, shape, verdicts);
}
