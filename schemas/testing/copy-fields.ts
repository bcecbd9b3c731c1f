import type { Definition } from '../definitions.ts';
import {
  checkLinkTarget,
  checkPathOrUrl,
  checkSourceUrl,
  requireLinkTarget,
  requireSitePath,
} from '../validation/link-target.ts';
import { requireNewPath, requireOldPath } from '../validation/old-address.ts';

/** Custom rules that mark a text field as an address. */
const addressChecks: readonly unknown[] = [
  requireLinkTarget,
  checkLinkTarget,
  checkPathOrUrl,
  requireSitePath,
  checkSourceUrl,
  requireOldPath,
  requireNewPath,
];

/**
 * Whether a field contains text for visitors. Addresses, hidden fields, and choices whose value differs from the displayed title do
 * not; a choice between plain texts does.
 */
export function isCopyField({ type, hidden, validation, options }: Definition): boolean {
  const isText = type === 'string' || type === 'text' || type === 'email';
  return isText && hidden !== true && !addressChecks.includes(validation) && !listsCodes(options);
}

/** Whether the choices of a field are pairs of title and value. */
function listsCodes(options: object | undefined): boolean {
  const list: unknown = options && 'list' in options ? options.list : undefined;
  return Array.isArray(list) && list.some((choice) => typeof choice === 'object');
}
