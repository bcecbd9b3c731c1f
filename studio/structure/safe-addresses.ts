import { definePlugin } from 'sanity';
import { AddressBoundary } from './address-boundary.tsx';

/** Keeps the Studio standing when an address cannot be opened. */
export const safeAddresses = definePlugin({
  name: 'safe-addresses',
  studio: { components: { activeToolLayout: AddressBoundary } },
});
