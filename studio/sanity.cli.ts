import { defineCliConfig } from 'sanity/cli';
import { readClientKeys } from './avatars/client-keys.ts';
import { withoutCloudRequests } from './sanity-internals/without-cloud-requests.ts';
import { isEmbedded } from './shared/embedded-lake.ts';
import { dataset, projectId } from './shared/studio-settings.ts';

/**
 * Whether our own server serves the Studio. A Studio deployed with `sanity deploy` needs the script of Sanity's
 * dashboard.
 */
const isSelfHosted = isEmbedded || process.env.SANITY_STUDIO_SELF_HOSTED === 'true';

export default defineCliConfig({
  api: { projectId, dataset },
  project: { basePath: '/studio' },
  deployment: { autoUpdates: false },
  vite: (config) => ({
    ...config,
    // Without keys this is the literal `undefined`, so the bundle contains no key.
    define: { ...config.define, __AVATAR_KEYS__: JSON.stringify(readClientKeys(process.env)) ?? 'undefined' },
    // Licenses of bundled packages must be distributed with the bundle.
    build: { ...config.build, license: { fileName: 'third-party-licenses.txt' } },
    plugins: [...(config.plugins ?? []), ...(isSelfHosted ? [withoutCloudRequests()] : [])],
  }),
});
