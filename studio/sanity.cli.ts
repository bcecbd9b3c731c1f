import { defineCliConfig } from 'sanity/cli';
import { readClientKeys } from './avatars/client-keys.ts';
import { isEmbedded } from './embedded-lake.ts';
import { withoutCloudRequests } from './sanity-internals/without-cloud-requests.ts';
import { withoutLibraryReplace } from './sanity-internals/without-library-replace.ts';
import { dataset, projectId } from './studio-settings.ts';

/**
 * Whether the Studio is served by a host of our own. One that `sanity deploy` puts into Sanity's dashboard needs the
 * dashboard's script.
 */
const isSelfHosted = isEmbedded || process.env.SANITY_STUDIO_SELF_HOSTED === 'true';

export default defineCliConfig({
  api: { projectId, dataset },
  project: { basePath: '/studio' },
  deployment: { autoUpdates: false },
  vite: (config) => ({
    ...config,
    // Undefined, as by default, is written as `undefined`: then no key is in the bundle.
    define: { ...config.define, __AVATAR_KEYS__: JSON.stringify(readClientKeys(process.env)) ?? 'undefined' },
    // The licences of what is bundled want to travel with it.
    build: { ...config.build, license: { fileName: 'third-party-licenses.txt' } },
    plugins: [
      ...(config.plugins ?? []),
      withoutLibraryReplace(),
      ...(isSelfHosted ? [withoutCloudRequests()] : []),
    ],
  }),
});
