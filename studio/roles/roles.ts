import type { CurrentUser } from 'sanity';

type User = Pick<CurrentUser, 'roles'> | null | undefined;

/**
 * Whether somebody may change what only a developer should: names that code refers to, addresses, queries. Those are
 * the administrators, and whoever has Sanity's developer role in a hosted project.
 */
export function isDeveloper(user: User): boolean {
  return hasRole(user, 'administrator', 'developer');
}

/** Whether somebody may look and change nothing. */
export function isViewer(user: User): boolean {
  const roles = user?.roles ?? [];
  return roles.length > 0 && roles.every(({ name }) => name === 'viewer');
}

function hasRole(user: User, ...names: readonly string[]): boolean {
  return user?.roles.some(({ name }) => names.includes(name)) ?? false;
}
