import { definePlugin } from 'sanity';
import { FormerAddressesInput } from './address-input.tsx';

/** Keeps the address that a published page had when an editor changes it, so that old links lead on to the new one. */
export const addresses = definePlugin({
  name: 'addresses',
  form: { components: { input: FormerAddressesInput } },
});
