import type { SiteConfig } from '../../web/content/env.ts';
import { markOfPassword } from '../../web/gate/password.ts';

/** The gate's password in tests. */
export const testPassword = 'open sesame';

const mark = await markOfPassword(testPassword);

/** What vite.config.ts builds in, for code that runs without a build. Importing this file puts it in place. */
export const testSiteConfig: SiteConfig = {
  projectId: 'local',
  dataset: 'production',
  gate: 'on',
  gateSalt: mark.salt,
  gateDigest: mark.digest,
  siteUrl: 'https://beacon.example',
  studioOrigin: 'https://studio.beacon.example',
};

Object.assign(globalThis, { __SITE_CONFIG__: testSiteConfig });
