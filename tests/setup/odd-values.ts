import type { Definition } from '../../schemas/definitions.ts';

/** A value that a later version of the content model, or another tool, might have written into a field. */
export function unknownValue(value: unknown, field: Definition): unknown {
  switch (field.type) {
    case 'array':
      return Array.isArray(value) ? [...value, ...unknownMembers(field)] : value;
    case 'string':
      return field.options && 'list' in field.options ? 'brand-new' : value;
    case 'number':
      return -1000;
    case 'date':
      return 'someday';
    default:
      return value;
  }
}

function unknownMembers({ of: members = [] }: Definition): object[] {
  const types = members.map(({ type }) => type);
  if (types.includes('block')) return [unknownBlock, markedBlock];
  // Nothing is added to a list of texts: the Studio and the site allow only strings there.
  if (types.includes('string')) return [];
  return [types.includes('reference') ? danglingReference : unknownBlock];
}

const unknownBlock = { _type: 'brandNew', _key: 'brand-new', title: 'What nobody expects' };

/** A reference to a deleted document. */
const danglingReference = { _type: 'reference', _ref: 'gone', _weak: true, _key: 'brand-new' };

const markedBlock = {
  _type: 'block',
  _key: 'brand-new-marks',
  style: 'brandNewStyle',
  listItem: 'brandNewList',
  level: 1,
  markDefs: [{ _type: 'brandNew', _key: 'mark' }],
  children: [
    { _type: 'span', _key: 'a', text: 'Words in a new mark', marks: ['mark', 'brandNewDecorator'] },
    { _type: 'brandNewInline', _key: 'b' },
  ],
};
