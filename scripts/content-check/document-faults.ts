import { type Definition, definitions } from '../../schemas/definitions.ts';
import { type Fault, type Place, ruleFaults } from './rule-faults.ts';

type Fields = Record<string, unknown>;

const documentFields = ['_id', '_type'];
const memberFields = ['_type', '_key'];
const imageFields = [...memberFields, 'asset', 'hotspot', 'crop'];

/** Everything the content model has against a document: its shape, its required fields and its own checks. */
export async function documentFaults(document: { _id: string; _type: string }): Promise<Fault[]> {
  const definition = ownType(document._type);
  const place = { path: document._id, parent: undefined, document };
  if (!definition) return [shapeFault(place, `has the unknown type ${document._type}`)];
  return fieldFaults(document, definition, place, documentFields);
}

async function valueFaults(value: unknown, definition: Definition, place: Place): Promise<Fault[]> {
  const named = ownType(definition.type);
  const faults = [
    ...(await ruleFaults(value, definition, place)),
    ...(named ? await ruleFaults(value, named, place) : []),
  ];
  if (value === undefined) return faults;
  const shaped = named ? { ...named, name: definition.type } : definition;
  return [...faults, ...(await shapeFaults(value, shaped, place))];
}

async function shapeFaults(value: unknown, definition: Definition, place: Place): Promise<Fault[]> {
  switch (definition.type) {
    case 'string':
    case 'text':
    case 'email':
      if (typeof value !== 'string') return [shapeFault(place, 'is no text')];
      if (value === '' || value !== value.trim()) return [shapeFault(place, 'is blank or padded')];
      return isListed(value, definition) ? [] : [shapeFault(place, `"${value}" is not in its list`)];
    case 'number':
    case 'boolean':
      return typeof value === definition.type ? [] : [shapeFault(place, `is no ${definition.type}`)];
    case 'date':
      return /^\d{4}-\d\d-\d\d$/.test(String(value)) ? [] : [shapeFault(place, 'is no date')];
    case 'slug':
      return isObject(value) && value._type === 'slug' ? [] : [shapeFault(place, 'is no slug')];
    case 'reference':
      return isReference(value) ? [] : [shapeFault(place, 'is no reference')];
    case 'block':
      return blockFaults(value, place);
    case 'array':
      return listFaults(value, definition, place);
    case 'object':
      return objectFaults(value, definition, place);
    case 'image':
      return objectFaults(value, definition, place, imageFields);
    case 'file':
      return isObject(value) && value._type === 'file' && isReference(value.asset)
        ? []
        : [shapeFault(place, 'is no file')];
    default:
      throw new Error(`No check for the type "${definition.type}" of ${place.path}.`);
  }
}

function isReference(value: unknown): boolean {
  return isObject(value) && value._type === 'reference' && typeof value._ref === 'string';
}

async function objectFaults(
  value: unknown,
  definition: Definition,
  place: Place,
  systemFields = memberFields,
): Promise<Fault[]> {
  if (!isObject(value)) return [shapeFault(place, 'is no object')];
  if (value._type !== definition.name) {
    return [shapeFault(place, `has _type ${String(value._type)} instead of ${definition.name}`)];
  }
  return fieldFaults(value, definition, place, systemFields);
}

async function fieldFaults(
  value: Fields,
  definition: Definition,
  { path, document }: Place,
  systemFields: readonly string[],
): Promise<Fault[]> {
  const fields = definition.fields ?? [];
  const known = [...systemFields, ...fields.map((field) => field.name)];
  const unknown = Object.keys(value).filter((name) => !known.includes(name));
  const faults = await Promise.all(
    fields.map((field) =>
      valueFaults(value[field.name ?? ''], field, { path: `${path}.${field.name}`, parent: value, document }),
    ),
  );
  return [
    ...unknown.map((name) => shapeFault({ path: `${path}.${name}` }, 'is no field of the content model')),
    ...faults.flat(),
  ];
}

async function listFaults(value: unknown, definition: Definition, place: Place): Promise<Fault[]> {
  if (!Array.isArray(value)) return [shapeFault(place, 'is no list')];
  const objects = value.filter(isObject);
  const keys = new Set(objects.map((item) => item._key).filter((key) => typeof key === 'string'));
  const keyFaults = keys.size === objects.length ? [] : [shapeFault(place, 'has missing or repeated keys')];
  const faults = await Promise.all(
    value.map((item: unknown, index) => {
      const at = { path: `${place.path}[${index}]`, parent: value, document: place.document };
      const member = definition.of?.find((candidate) => isMember(item, candidate));
      return member ? valueFaults(item, member, at) : [shapeFault(at, 'is no entry that this list takes')];
    }),
  );
  return [...keyFaults, ...faults.flat()];
}

function isMember(item: unknown, member: Definition): boolean {
  return isObject(item) ? item._type === (member.name ?? member.type) : typeof item === member.type;
}

function blockFaults(value: unknown, place: Place): Fault[] {
  if (!isObject(value) || !Array.isArray(value.children)) return [shapeFault(place, 'is no block')];
  const whole = value.children.every(
    (child: unknown) => isObject(child) && child._type === 'span' && child._key && child.text,
  );
  return whole && Array.isArray(value.markDefs)
    ? []
    : [shapeFault(place, 'has a faulty span or no markDefs')];
}

function isListed(value: string, { options }: Definition): boolean {
  if (!options || !('list' in options) || !Array.isArray(options.list)) return true;
  return options.list.some((entry: unknown) => entry === value || (isObject(entry) && entry.value === value));
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function ownType(name: string): Definition | undefined {
  return definitions.find((definition) => definition.name === name);
}

function shapeFault({ path }: Pick<Place, 'path'>, message: string): Fault {
  return { path, level: 'error', message };
}
