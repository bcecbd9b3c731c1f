import type { Environment } from './environment.ts';
import { previewingOrigin } from './hosts.ts';
import type { SiteSettings } from './site/server-build.ts';

/** What the environment says of the site: nothing of it is built in. */
export function siteSettings(environment: Environment): SiteSettings {
  const { projectId, dataset, gate, gatePassword, siteUrl } = environment;
  return {
    projectId,
    dataset,
    gate,
    gatePassword,
    siteUrl: siteUrl ?? '',
    studioOrigin: previewingOrigin(environment) ?? '',
  };
}
