import { type Definition, definitions } from '../../../schemas/definitions.ts';
import { singletonTypes } from '../../../schemas/singleton-types.ts';

export type SampleDocument = { _id: string; _type: string; [field: string]: unknown };

/** Number of sample documents per type, so that different choices and both states of switches occur. */
export const VARIANTS = 4;

const singletons: readonly string[] = singletonTypes;
const documentTypes = definitions.filter(({ type }) => type === 'document');

/** The id of a type's sample document, which queries with parameters select. */
export function sampleId(type: string): string {
  return singletons.includes(type) ? type : `${type}-sample`;
}

/** A document of each type with a value in every field; each variant uses the next choice of every list of choices. */
export function sampleDocuments(variant: number): SampleDocument[] {
  return documentTypes.map((definition) => {
    const type = definition.name ?? '';
    return { _id: sampleId(type), _type: type, ...sampleFields(definition, variant) };
  });
}

function sampleFields({ fields = [] }: Definition, variant: number): Record<string, unknown> {
  return Object.fromEntries(fields.map((field) => [field.name, getSample(field, variant)]));
}

function getSample(field: Definition, variant: number): unknown {
  const named = definitions.find(({ name }) => name === field.type);
  const shape = named ? { ...named, name: field.type } : field;
  switch (shape.type) {
    case 'string':
      return getChoice(field, variant) ?? 'text';
    case 'text':
    case 'email':
    case 'date':
      return 'text';
    case 'number':
      return 1;
    case 'boolean':
      return variant % 2 === 0;
    case 'slug':
      return { _type: 'slug', current: 'sample' };
    case 'reference':
      return { _type: 'reference', _ref: sampleId(getTarget(field)) };
    case 'array':
      return (shape.of ?? []).map((member, index) => keyed(getSample(member, variant), `k${index}`));
    case 'block':
      return {
        _type: 'block',
        children: [{ _type: 'span', _key: 's', text: 'text', marks: [] }],
        markDefs: [],
      };
    case 'image':
      return { ...asset('image-sample'), crop: {}, hotspot: {}, ...sampleFields(shape, variant) };
    case 'file':
      return asset('file-sample');
    case 'object':
      return { _type: shape.name, ...sampleFields(shape, variant) };
    default:
      throw new Error(`No sample for the type "${shape.type}" of ${field.name}.`);
  }
}

function asset(id: string) {
  return { asset: { _type: 'reference', _ref: id } };
}

function keyed(member: unknown, _key: string): unknown {
  return typeof member === 'object' && member !== null ? { _key, ...member } : member;
}

function getTarget({ to }: Definition): string {
  const [target]: { type?: string }[] = Array.isArray(to) ? to : [];
  return target?.type ?? '';
}

function getChoice({ options }: Definition, variant: number): unknown {
  const list: unknown = options && 'list' in options ? options.list : undefined;
  if (!Array.isArray(list)) return undefined;
  const choice: unknown = list[variant % list.length];
  return typeof choice === 'object' && choice !== null && 'value' in choice ? choice.value : choice;
}
