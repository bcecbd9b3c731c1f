import { Hono } from 'hono';
import { isObject, type JsonObject } from '../documents/json-object.ts';
import { parseTime } from '../documents/parse-time.ts';
import { createHttpError } from '../errors.ts';
import type { MintedToken } from '../identity.ts';
import { describeRole, isRole, ROLE_NAMES, type Role } from '../roles.ts';
import type { LakeEnvironment, LakeServices } from '../services.ts';
import type { TokenRecord } from '../store/tokens.ts';
import { requirePermission } from './access.ts';
import { readJsonBody } from './json-body.ts';

const MAX_LABEL_LENGTH = 100;

/**
 * The tokens of the project, for administrators, with the paths and formats of Sanity's management API; also under `/_lake/tokens`.
 * Revoked tokens are listed only with `?revoked=true`, a parameter that the management API does not have.
 */
export function createTokenRoutes({ tokens }: LakeServices): Hono<LakeEnvironment> {
  const routes = new Hono<LakeEnvironment>();
  routes.use('/projects/:project/tokens/*', async (context, next) => {
    requirePermission(context.env.identity, 'manage');
    await next();
  });
  routes.get('/projects/:project/tokens', (context) => {
    const revoked = context.req.query('revoked') === 'true';
    return Response.json(tokens.list({ revoked }).map(describeToken));
  });
  routes.post('/projects/:project/tokens', async (context) => {
    const body = await readJsonBody(context.req.raw, context.env.identity);
    if (!isObject(body))
      throw createHttpError(400, 'The request body must be an object with "label" and "roleName"');
    return Response.json(describeMinted(tokens.mint(readToken(body))));
  });
  routes.delete('/projects/:project/tokens/:token', (context) => {
    const id = context.req.param('token');
    if (!tokens.revoke(id)) throw createHttpError(404, `There is no token "${id}" to revoke`);
    return new Response(null, { status: 204 });
  });
  return routes;
}

function readToken(body: JsonObject): { label: string; role: Role; expiresAt?: Date } {
  const { label, roleName, expiresAt } = body;
  if (typeof label !== 'string' || label.trim() === '' || label.length > MAX_LABEL_LENGTH) {
    throw createHttpError(
      400,
      `"label" must say whose token it is, in at most ${MAX_LABEL_LENGTH} characters`,
    );
  }
  if (!isRole(roleName)) throw createHttpError(400, `"roleName" must be one of ${ROLE_NAMES.join(', ')}`);
  const token = { label: label.trim(), role: roleName };
  if (expiresAt === undefined || expiresAt === null) return token;
  const time = typeof expiresAt === 'string' ? parseTime(expiresAt) : undefined;
  if (time === undefined)
    throw createHttpError(400, '"expiresAt" must be a time such as 2025-01-31T12:00:00Z');
  if (time <= Date.now()) throw createHttpError(400, '"expiresAt" is past: the token would open nothing');
  return { ...token, expiresAt: new Date(time) };
}

function describeToken({ id, person, label, role, createdAt, expiresAt, revokedAt }: TokenRecord) {
  return { id, label, projectUserId: person, roles: [describeRole(role)], createdAt, expiresAt, revokedAt };
}

function describeMinted({ secret, ...record }: MintedToken) {
  return { ...describeToken(record), key: secret };
}
