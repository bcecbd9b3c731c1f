import type { Environment } from './environment.ts';
import { previewingOrigin } from './hosts.ts';
import type { SiteSettings } from './site/server-build.ts';

/** The settings of the site from the environment, which are written into every document. */
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
