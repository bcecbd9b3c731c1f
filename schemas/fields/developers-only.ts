import type { ConditionalPropertyCallback, ConditionalPropertyCallbackContext } from '@sanity/types';

/** A signed-in user with the roles; null and undefined for nobody. */
export type SignedIn =
  | Pick<NonNullable<ConditionalPropertyCallbackContext['currentUser']>, 'roles'>
  | null
  | undefined;

/**
 * Whether a user may change fields for developers: names that code refers to, addresses, queries. This applies to administrators,
 * and to users with Sanity's developer role in a hosted project.
 */
export function isDeveloper(user: SignedIn): boolean {
  return user?.roles.some(({ name }) => name === 'administrator' || name === 'developer') ?? false;
}

/**
 * `readOnly` for fields that code or a tool depends on and that editors need not fill in. The Studio shows whom to ask beside such
 * a field (`studio/roles/`).
 */
export const readOnlyForEditors: ConditionalPropertyCallback = ({ currentUser }) => !isDeveloper(currentUser);

/**
 * Fields, by document type, that editors fill in and that only developers may change once the page is published. Only the Studio
 * knows what is published, so its inputs lock them (`studio/roles/`).
 */
export const fixedOncePublished: Readonly<Record<string, readonly string[]>> = {
  agent: ['slug', 'icon', 'color'],
  legalPage: ['slug'],
};
