import { isObject } from '../../content/is-object.ts';
import { type Definition, definitions } from '../../schemas/definitions.ts';
import { type CheckClient, createContentLake } from './content-lake.ts';
import type { ContentDocument, Placed } from './dataset.ts';
import { type Fault, findRuleFaults, type Place } from './rule-faults.ts';

/**
 * All violations of the content model in a document: types of values, values outside a list of choices, and the results of
 * its validation rules.
 *
 * @param lake the lake in which validation looks up other documents; by default one with only this document
 */
export async function findDocumentFaults(
  document: ContentDocument,
  lake: CheckClient = createContentLake([document]),
): Promise<Fault[]> {
  const place = { document, path: [], value: document, parent: undefined, lake };
  const definition = findType(document._type);
  if (!definition) return [createFault(place, `The content model has no type “${document._type}”.`)];
  return findFieldFaults(place, document, definition);
}

async function findValueFaults(place: Place, definition: Definition): Promise<Fault[]> {
  const { value } = place;
  const named = findType(definition.type);
  const type = named?.type ?? definition.type;
  const isThere = value !== undefined && value !== null;
  // The validation of a text does not expect a number.
  if (isThere && !isOfType(value, type)) return [createFault(place, unfit)];
  const faults = [
    ...(await findRuleFaults(place, definition)),
    ...(named ? await findRuleFaults(place, named) : []),
  ];
  const { fields, of } = { ...definition, ...named };
  if (Array.isArray(value)) return [...faults, ...(await listFaults(place, value, of ?? []))];
  if (!isObject(value) || !(fields || type === 'image')) return faults;
  return [...faults, ...(await findFieldFaults(place, value, { type, fields }))];
}

const unfit = 'This is not what the field is made for. Clear the field in the Studio, and fill it in again.';

function isOfType(value: unknown, type: string): boolean {
  switch (type) {
    case 'string':
    case 'text':
    case 'email':
      return typeof value === 'string';
    case 'number':
    case 'boolean':
      return typeof value === type;
    case 'date':
      return typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);
    case 'array':
      return Array.isArray(value);
    case 'slug':
      return isObject(value) && ['string', 'undefined'].includes(typeof value.current);
    case 'image':
    case 'file':
      return isObject(value) && (value.asset === undefined || isObject(value.asset));
    case 'block':
      return isObject(value) && Array.isArray(value.children) && value.children.every(isSpan);
    case 'object':
    case 'reference':
      return isObject(value);
    default:
      throw new Error(`No check for the type "${type}".`);
  }
}

function isSpan(child: unknown): boolean {
  return isObject(child) && child._type === 'span' && typeof child.text === 'string';
}

/** Fields that Sanity stores in an image, in addition to those in the schema. */
const imageFields = ['asset', 'hotspot', 'crop'];

async function findFieldFaults(
  { document, path, lake }: Place,
  holder: Readonly<Record<string, unknown>>,
  { type, fields = [] }: Definition,
): Promise<Fault[]> {
  const faults = await Promise.all(
    fields.map((field) => {
      const name = field.name ?? '';
      const value = holder[name];
      const at = { document, path: [...path, name], value, parent: holder, lake };
      const isOther = isObject(value) && (value._type ?? field.type) !== field.type;
      return isOther ? [createFault(at, unfit)] : findValueFaults(at, field);
    }),
  );
  const known = new Set([...fields.map(({ name }) => name), ...(type === 'image' ? imageFields : [])]);
  const unknown = Object.keys(holder).filter((name) => !name.startsWith('_') && !known.has(name));
  return [
    ...faults.flat(),
    ...unknown.map((name) =>
      createFault({ document, path: [...path, name], value: holder[name] }, unknownField, 'warning'),
    ),
  ];
}

const unknownField =
  'The content model has no such field, and the site shows nothing of it. Ask a developer whether it can go.';

async function listFaults(
  place: Place,
  items: readonly unknown[],
  members: readonly Definition[],
): Promise<Fault[]> {
  const objects = items.filter(isObject);
  const keys = new Set(objects.map(({ _key }) => _key).filter((key) => typeof key === 'string'));
  const faults = await Promise.all(
    items.map((value, index) => {
      const at = { ...place, path: [...place.path, index], value, parent: items };
      const member = members.find((candidate) => isMember(value, candidate));
      return member ? findValueFaults(at, member) : [createFault(at, strayEntry)];
    }),
  );
  return [...(keys.size === objects.length ? [] : [createFault(place, unkeyed)]), ...faults.flat()];
}

const strayEntry = 'This list takes no such entry. Remove it in the Studio, and add it again.';
const unkeyed =
  'The Studio cannot tell the entries of this list apart. Open the list there, and press what it offers to mend it.';

function isMember(item: unknown, { name, type }: Definition): boolean {
  return isObject(item) ? item._type === (name ?? type) : isOfType(item, findType(type)?.type ?? type);
}

function findType(name: string): Definition | undefined {
  return definitions.find((definition) => definition.name === name);
}

function createFault(
  { document, path, value }: Placed<unknown>,
  message: string,
  level: Fault['level'] = 'error',
): Fault {
  return { document, path, value, level, message };
}
