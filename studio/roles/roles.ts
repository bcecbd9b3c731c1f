import type { SignedIn } from '../../schemas/fields/developers-only.ts';

/** Whether somebody may look and change nothing. */
export function isViewer(user: SignedIn): boolean {
  const roles = user?.roles ?? [];
  return roles.length > 0 && roles.every(({ name }) => name === 'viewer');
}
