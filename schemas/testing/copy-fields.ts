import type { Definition } from '../definitions.ts';
import {
  linkTarget,
  optionalLinkTarget,
  pathOrUrl,
  sitePath,
  sourceAddress,
} from '../validation/link-target.ts';
import { newPath, oldPath } from '../validation/old-address.ts';

/** The checks by which a text field is told to be an address. */
const addressChecks: readonly unknown[] = [
  linkTarget,
  optionalLinkTarget,
  pathOrUrl,
  sitePath,
  sourceAddress,
  oldPath,
  newPath,
];

/**
 * Whether a field holds words for people to read. An address, a field that editors never see, and a choice whose
 * value is not what the list shows are none; a choice between plain texts shows the text that was chosen.
 */
export function isCopyField({ type, hidden, validation, options }: Definition): boolean {
  const isText = type === 'string' || type === 'text' || type === 'email';
  return isText && hidden !== true && !addressChecks.includes(validation) && !listsCodes(options);
}

/** Whether the choices of a field are pairs of a title and a value. */
function listsCodes(options: object | undefined): boolean {
  const list: unknown = options && 'list' in options ? options.list : undefined;
  return Array.isArray(list) && list.some((choice) => typeof choice === 'object');
}
