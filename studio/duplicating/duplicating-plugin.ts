import { definePlugin } from 'sanity';
import { aroundAction } from '../around-action.ts';
import { ownCopy } from './own-copy.ts';

const asOwn = aroundAction('duplicate', ownCopy);

/** Makes a duplicate an entry of its own: what belongs to one page alone stays with the original. */
export const duplicating = definePlugin({
  name: 'duplicating',
  document: { actions: (actions) => actions.map(asOwn) },
});
