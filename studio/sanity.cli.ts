import { defineCliConfig } from 'sanity/cli';
import { dataset, isEmbedded, projectId } from './embedded-lake.ts';
import { withoutForeignRequests } from './offline/without-foreign-requests.ts';

export default defineCliConfig({
  api: { projectId, dataset },
  project: { basePath: '/studio' },
  deployment: { autoUpdates: false },
  vite: (config) => ({
    ...config,
    plugins: [...(config.plugins ?? []), ...(isEmbedded ? [withoutForeignRequests()] : [])],
  }),
});
