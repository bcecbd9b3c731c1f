import { Hono } from 'hono';
import { errorResponse } from '../error-response.ts';
import { boom } from '../errors.ts';
import type { LakeEnvironment } from '../services.ts';

/**
 * Unsupported features of Sanity's HTTP API: the name with an alternative, and the paths. Agent actions, canvases and a few others
 * get 404 instead, as the Studio expects (protocol section 15).
 */
const UNSUPPORTED: Readonly<Record<string, readonly string[]>> = {
  'webhooks: listen to the dataset': ['/hooks/*'],
  'aliases of datasets': ['/aliases/*'],
  'tags of datasets': ['/projects/:project/tags/*', '/projects/:project/datasets/:dataset/tags/*'],
  'copies of datasets: export one and import it into another': [
    '/datasets/:dataset/copy',
    '/projects/:project/datasets/:dataset/copy',
    '/projects/:project/datasets/copy',
  ],
  jobs: ['/jobs/*'],
  'cloud backups: "npm run lake -- backup" makes one here': [
    '/projects/:project/datasets/:dataset/backups/*',
    '/projects/:project/datasets/:dataset/settings/backups',
  ],
  embeddings: [
    '/embeddings-index/*',
    '/datasets/:dataset/settings/embeddings',
    '/projects/:project/datasets/:dataset/settings/embeddings',
  ],
  GraphQL: ['/graphql/*', '/apis/graphql/*'],
  'schedules: schedule a release': ['/schedules/*'],
  'changes of CORS origins: LAKE_CORS_ORIGINS names them': ['/projects/:project/cors/*'],
  'invitations and requests for access: make a token for the person': ['/invitations/*', '/access/*'],
  'making, changing or deleting a project': ['/projects', '/projects/:project'],
  organizations: ['/organizations/*'],
  'hosted Studios and apps': ['/user-applications/*', '/projects/:project/user-applications'],
  'assets of a media library': ['/assets/media-library-link/*'],
};

/** Responds with 501 and the name of the feature. Mounted last, since the lake supports some methods of these paths. */
export function unsupportedRoutes(): Hono<LakeEnvironment> {
  const routes = new Hono<LakeEnvironment>();
  for (const [feature, paths] of Object.entries(UNSUPPORTED)) {
    const refuse = () => errorResponse(boom(501, `The embedded lake does not support ${feature}`));
    for (const path of paths) routes.all(path, refuse);
  }
  return routes;
}
