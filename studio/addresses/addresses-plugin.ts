import { definePlugin } from 'sanity';
import { FormerAddressesInput } from './address-input.tsx';

/** Records the published address of a page when an editor changes it, so that the site redirects old links. */
export const addresses = definePlugin({
  name: 'addresses',
  form: { components: { input: FormerAddressesInput } },
});
