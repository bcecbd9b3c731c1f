import { visionTool } from '@sanity/vision';
import { lakeStudio } from 'embedded-content-lake/studio';
import { defineConfig } from 'sanity';
import { structureTool } from 'sanity/structure';
import { type ClientConfig, createClient } from 'studio-client';
import { schemaTypes } from '../schemas/schema-types.ts';
import { addresses } from './addresses/addresses-plugin.tsx';
import { avatars } from './avatars/avatars-plugin.ts';
import { DocumentLayout } from './document-layout.tsx';
import { duplicating } from './duplicating/duplicating-plugin.ts';
import { guide } from './guide/guide-plugin.tsx';
import { customInputs } from './inputs/custom-inputs-plugin.tsx';
import { pictures } from './media/pictures-plugin.ts';
import { preview } from './presentation/preview-plugin.tsx';
import { adaptScheduleAction, publishLater } from './publish-later/publish-later-plugin.tsx';
import { publishing } from './publishing/publishing-plugin.ts';
import { roles } from './roles/roles-plugin.tsx';
import { computerTimeZone } from './sanity-internals/computer-time-zone.tsx';
import { registerHistoryLabels } from './sanity-internals/history-labels.ts';
import { withRetries } from './sanity-internals/retry-requests.ts';
import { scheduledToolLayout } from './sanity-internals/scheduled-tool-layout.tsx';
import { schedulingLabels } from './sanity-internals/scheduling-labels.ts';
import { studioLabels } from './sanity-internals/studio-labels.ts';
import { styleOverrides } from './sanity-internals/style-overrides.tsx';
import { searchHits } from './search/search-plugin.tsx';
import { dialogFocus } from './shared/dialog-focus.ts';
import { getLakeOrigin, isEmbedded } from './shared/embedded-lake.ts';
import { dataset, projectId } from './shared/studio-settings.ts';
import { hostedSignIn, keepDevelopmentToken } from './sign-in.ts';
import { filterActions, filterTemplates, withoutFixedOptions } from './singletons.ts';
import { safeRemoval } from './structure/removal/removal-plugin.ts';
import { toolErrorBoundary } from './structure/tool-error-boundary.tsx';
import { structure } from './structure.ts';
import { arrangeTools } from './tools.ts';
import { unsaved } from './unsaved/unsaved-plugin.tsx';

if (isEmbedded) keepDevelopmentToken();

const createRetryingClient = (options: ClientConfig) => createClient(withRetries(options));

export default defineConfig({
  name: 'default',
  title: 'Site content',
  projectId,
  dataset,
  ...(isEmbedded
    ? lakeStudio({ url: getLakeOrigin(), createClient: createRetryingClient })
    : { auth: hostedSignIn, unstable_clientFactory: createRetryingClient }),
  plugins: [
    structureTool({ title: 'Content', structure }),
    preview(),
    avatars(),
    addresses(),
    roles(),
    guide(),
    searchHits(),
    publishing(),
    duplicating(),
    safeRemoval(),
    toolErrorBoundary(),
    publishLater(),
    pictures(),
    customInputs(),
    unsaved(),
    dialogFocus(),
    styleOverrides(),
    scheduledToolLayout(),
    computerTimeZone(),
    visionTool({
      title: 'Queries (for developers)',
      defaultApiVersion: '2025-02-19',
      defaultDataset: dataset,
    }),
  ],
  tools: arrangeTools,
  // Bundles of plugins have a lower priority than the Studio's own labels.
  i18n: { bundles: [...studioLabels, ...schedulingLabels, registerHistoryLabels()] },
  schema: { types: schemaTypes, templates: filterTemplates },
  document: {
    actions: (actions, context) => adaptScheduleAction(filterActions(actions, context)),
    newDocumentOptions: withoutFixedOptions,
    components: { unstable_layout: DocumentLayout },
    comments: { enabled: false },
    // Users ask an administrator directly.
    askToEdit: { enabled: false },
  },
  announcements: { enabled: false },
  // Single documents are scheduled as drafts; releases of several documents are not used.
  releases: { enabled: false },
  scheduledDrafts: { enabled: true },
  scheduledPublishing: { enabled: false },
  tasks: { enabled: false },
  apps: { canvas: { enabled: false } },
});
