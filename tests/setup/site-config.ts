import { provideSiteConfig, type SiteConfig } from '../../web/content/env.ts';
import { markOfPassword } from '../../web/gate/password.ts';

/** The gate's password in tests. */
export const testPassword = 'open sesame';

const mark = await markOfPassword(testPassword);

/** What a document says of the site. Importing this file puts it in place where there is none. */
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
