import { Hono } from 'hono';
import { createHttpError } from '../errors.ts';
import { createErrorResponse } from '../requests/error-response.ts';
import type { LakeEnvironment } from '../services.ts';
import { UNSUPPORTED_CALLS } from '../unsupported.ts';

/** Responds with 501 and the name of the feature. Mounted last, since the lake supports some methods of these paths. */
export function createUnsupportedRoutes(): Hono<LakeEnvironment> {
  const routes = new Hono<LakeEnvironment>();
  for (const [feature, { paths }] of Object.entries(UNSUPPORTED_CALLS)) {
    const refuse = () =>
      createErrorResponse(createHttpError(501, `The embedded lake does not support ${feature}`));
    for (const path of paths) routes.all(path, refuse);
  }
  return routes;
}
