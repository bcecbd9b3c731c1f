import type { PatchOperations } from '@sanity/client';
import { studioPath } from '@sanity/client/csm';
import type { NodePatch } from '@sanity/migrate';

/** Converts an operation of @sanity/migrate to the patch format of the HTTP API. */
export function rawPatch({ path, op }: NodePatch): PatchOperations {
  const at = studioPath.toString(path);
  switch (op.type) {
    case 'set':
      return { set: { [at]: op.value } };
    case 'setIfMissing':
      return { setIfMissing: { [at]: op.value } };
    case 'unset':
      return { unset: [at] };
    case 'inc':
      return { inc: { [at]: op.amount } };
    case 'dec':
      return { dec: { [at]: op.amount } };
    case 'diffMatchPatch':
      return { diffMatchPatch: { [at]: op.value } };
    case 'truncate':
      return { unset: [`${at}[${op.startIndex}:${op.endIndex ?? ''}]`] };
    case 'insert': {
      const place = studioPath.toString([...path, op.referenceItem]);
      return op.position === 'before'
        ? { insert: { before: place, items: [...op.items] } }
        : { insert: { after: place, items: [...op.items] } };
    }
    case 'replace': {
      const place = studioPath.toString([...path, op.referenceItem]);
      return { insert: { replace: place, items: [...op.items] } };
    }
  }
}
