import { Hono } from 'hono';
import type { LakeEnvironment } from '../services.ts';

const STUBS: Record<string, unknown> = {
  // Without these features, the Studio asks for an upgrade of the plan, and the official CLI creates only public datasets.
  '/features': ['contentReleases', 'singleDocRelease', 'crossDatasetReferences', 'privateDataset'],
  '/journey/trial': null,
  '/journey/trial/:dialog': null,
  '/journey/announcements': [],
  '/journey/:upsell{asset-limit|document-limit|scheduled-drafts|tasks|content-releases|comments|scheduled-publishing}':
    null,
  '/intake/telemetry-status': { status: 'denied' },
  '/help': {},
  '/settings/indexing': { partialIndexSettings: { maxFieldDepth: 0 } },
  '/geoip/country': {},
  '/schedules/:project/:dataset': { schedules: [] },
  '/media-libraries': { data: [] },
  // There are no requests for access, since administrators create tokens.
  '/access/requests/me': [],
  '/invitations/project/:project': [],
  '/access/*': { data: [] },
  '/subscriptions/project/:project': null,
  // References from other projects and datasets, which do not exist in this lake.
  '/data/references/:dataset/documents/:id/to': { totalCount: 0, references: [] },
};

/**
 * Fixed responses for features of Sanity's cloud that the Studio requests and this lake does not have (protocol section 15). The
 * rest of Sanity's HTTP API gets 501 (`unsupported-routes.ts`), other paths get 404.
 */
export function stubRoutes(): Hono<LakeEnvironment> {
  const routes = new Hono<LakeEnvironment>();
  for (const [path, answer] of Object.entries(STUBS)) {
    routes.get(path, () => Response.json(answer));
  }
  routes.post('/intake/batch', () => Response.json({}));
  routes.get('/projects/:project/new-content-release-allowed', () => Response.json({ data: releaseLimits }));
  for (const path of ['/ping', '/data/ping', '/data/ping/:dataset']) {
    routes.get(path, () => new Response('PONG', { headers: { 'timing-allow-origin': '*' } }));
  }
  routes.get('/check/cors', () => Response.json({ result: { allowed: true, withCredentials: true } }));
  return routes;
}

const releaseLimits = {
  orgActiveReleaseCount: 0,
  orgMeteredActiveReleaseCount: 0,
  datasetReleaseLimit: 1000,
  orgActiveReleaseLimit: 1000,
};
