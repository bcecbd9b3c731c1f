import { provideSiteConfig, type SiteConfig } from '../../web/data/env.ts';
import { markOfPassword } from '../../web/gate/password.ts';

/** The gate's password in tests. */
export const testPassword = 'open sesame';

const mark = await markOfPassword(testPassword);

/** The site's configuration in a document. Importing this file sets it, unless it is set already. */
export const testSiteConfig: SiteConfig = {
  projectId: 'local',
  dataset: 'production',
  gate: 'on',
  gateSalt: mark.salt,
  gateDigest: mark.digest,
  siteUrl: 'https://beacon.example',
  studioOrigin: 'https://studio.beacon.example',
};

provideSiteConfig(testSiteConfig);
