import { definePlugin } from 'sanity';
import { LockedInput } from './locked-input.tsx';

/** Keeps editors from what only a developer should change. */
export const roles = definePlugin({
  name: 'roles',
  form: { components: { input: LockedInput } },
});
