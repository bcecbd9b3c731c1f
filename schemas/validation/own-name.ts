import type { StringRule, ValidationContext } from '@sanity/types';
import { getPublishedId } from './published-id.ts';

const OTHERS_QUERY = `count(*[_type == $type && lower(name) == lower($name) && !(_id in [$id, "drafts." + $id]) && !(_id in path("versions.**"))])`;

/** Reports another document of this type with the same name; true when there is none. */
export async function describeRepeatedName(
  name: string | undefined,
  { document, getClient }: Pick<ValidationContext, 'document' | 'getClient'>,
): Promise<string | true> {
  if (!name?.trim() || !document) return true;
  const others = await getClient({ apiVersion: '2025-02-19' })
    .withConfig({ perspective: 'raw' })
    .fetch<number | null>(OTHERS_QUERY, {
      type: document._type,
      name: name.trim(),
      id: getPublishedId(document._id),
    });
  return typeof others === 'number' && others > 0
    ? `There is another one called “${name.trim()}”. Give this one a name of its own, or delete one of the two; you may still publish.`
    : true;
}

/** Warns of a name that another document of the same type has. */
export function adviseUniqueName(rule: StringRule): StringRule {
  return rule.custom<string>((name, context) => describeRepeatedName(name, context)).warning();
}
