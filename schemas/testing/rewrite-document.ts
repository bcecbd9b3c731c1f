import { type Definition, definitions } from '../definitions.ts';

/**
 * Returns the replacement of a value, or undefined for none. Values inside `value` have been replaced already; `field` is its
 * definition, with the properties of its named type, and `place` says whether that is a field or a list member.
 */
export type Rewrite = (value: unknown, field: Definition, place: 'field' | 'member') => unknown;

type Fields = Record<string, unknown>;

/** The text of a span, which the content model does not define. */
const spanText: Definition = { name: 'text', type: 'text' };

/**
 * A copy of a document in which every field that the content model knows was passed to `rewrite`, including missing ones, inner
 * values first. Everything else is unchanged: ids, types and keys.
 */
export function rewriteDocument<Document extends { _type: string }>(
  document: Document,
  rewrite: Rewrite,
): Document {
  const definition = definitions.find(({ name }) => name === document._type);
  if (!definition) throw new Error(`The content model has no type "${document._type}".`);
  return { ...document, ...rewriteFields(document, definition, rewrite) };
}

function rewriteFields(value: object, { fields = [] }: Definition, rewrite: Rewrite): Fields {
  const values = new Map<string, unknown>(Object.entries(value));
  return Object.fromEntries(
    fields.map((definition) => {
      const field = getShape(definition);
      const value = rewriteInside(values.get(definition.name ?? ''), field, rewrite);
      return [definition.name, rewrite(value, field, 'field')];
    }),
  );
}

function rewriteInside(value: unknown, field: Definition, rewrite: Rewrite): unknown {
  if (Array.isArray(value)) return value.map((member) => rewriteMember(member, field, rewrite));
  if (field.type === 'block') return rewriteBlock(value, rewrite);
  if (!field.fields) return value;
  const isThere = typeof value === 'object' && value !== null;
  const inside = { ...(isThere && value), ...rewriteFields(isThere ? value : {}, field, rewrite) };
  const isEmpty = Object.values(inside).every((part) => part === undefined);
  return isEmpty && !isThere ? undefined : { _type: field.name, ...inside };
}

function rewriteMember(member: unknown, list: Definition, rewrite: Rewrite): unknown {
  const type: unknown = isFields(member) ? member._type : typeof member;
  const definition = list.of?.find((candidate) => (candidate.name ?? candidate.type) === type);
  if (!definition) throw new Error(`The list ${list.name} takes no ${type}.`);
  // For a list of texts, the choices belong to the list.
  const choices = definition.options ?? list.options;
  const field = getShape(choices ? { ...definition, options: choices } : definition);
  return rewrite(rewriteInside(member, field, rewrite), field, 'member');
}

function rewriteBlock(block: unknown, rewrite: Rewrite): unknown {
  if (!isFields(block) || !Array.isArray(block.children)) return block;
  const children = block.children.map((span: unknown) =>
    isFields(span) ? { ...span, text: rewrite(span.text, spanText, 'member') } : span,
  );
  return { ...block, children };
}

/** A field of a named type with that type's properties and name, which is the `_type` of its value. */
function getShape(definition: Definition): Definition {
  const named = definitions.find(({ name }) => name === definition.type);
  if (!named) return definition;
  return { ...named, ...definition, type: named.type, name: named.name ?? definition.type };
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
