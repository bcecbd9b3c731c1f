import { definePlugin } from 'sanity';
import { LockedInput } from './locked-input.tsx';
import { withSafePasting } from './safe-pasting.ts';

/** Makes fields read-only for editors that only developers should change. */
export const roles = definePlugin({
  name: 'roles',
  form: { components: { input: LockedInput } },
  document: { unstable_fieldActions: withSafePasting },
});
