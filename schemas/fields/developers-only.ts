import type { ConditionalPropertyCallback, ConditionalPropertyCallbackContext } from '@sanity/types';

/** Whoever is signed in, as far as their roles go; null and undefined are nobody. */
export type SignedIn =
  | Pick<NonNullable<ConditionalPropertyCallbackContext['currentUser']>, 'roles'>
  | null
  | undefined;

/**
 * Whether somebody may change what only a developer should: names that code refers to, addresses, queries. Those are
 * the administrators, and whoever has Sanity's developer role in a hosted project.
 */
export function isDeveloper(user: SignedIn): boolean {
  return user?.roles.some(({ name }) => name === 'administrator' || name === 'developer') ?? false;
}

/**
 * The `readOnly` of a field that code or a tool relies on and that no page needs an editor to fill in. The Studio says
 * beside it whom to ask (`studio/roles/`).
 */
export const readOnlyForEditors: ConditionalPropertyCallback = ({ currentUser }) => !isDeveloper(currentUser);

/**
 * Fields that whoever makes a page fills in, and that only a developer changes once visitors know the page. What is
 * published is known to the Studio alone, so its inputs lock them (`studio/roles/`): by type of document.
 */
export const fixedOncePublished: Readonly<Record<string, readonly string[]>> = {
  agent: ['slug', 'icon', 'color'],
  legalPage: ['slug'],
};
