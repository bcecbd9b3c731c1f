import type { Environment } from './environment.ts';
import { previewingOrigin } from './hosts.ts';
import type { SiteSettings } from './site/server-build.ts';

/** The site settings from the environment, which every HTML document contains. */
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
