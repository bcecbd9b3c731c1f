import type { SiteEnvironment } from '../../web/render/entry-server.tsx';
import type { Environment } from '../process/environment.ts';
import { getPreviewingOrigin } from '../process/hosts.ts';

/** The site’s part of the environment, which every HTML document contains. */
export function getSiteEnvironment(environment: Environment): SiteEnvironment {
  const { projectId, dataset, gate, gatePassword, siteUrl } = environment;
  return {
    projectId,
    dataset,
    gate,
    gatePassword,
    siteUrl: siteUrl ?? '',
    studioOrigin: getPreviewingOrigin(environment) ?? '',
  };
}
