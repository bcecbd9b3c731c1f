import { Hono } from 'hono';
import { isObject } from '../documents/json-object.ts';
import { createHttpError } from '../errors.ts';
import { type Identity, type Person, readBearerToken, type TokenRegistry } from '../identity.ts';
import { describeRole } from '../roles.ts';
import type { LakeEnvironment, LakeServices } from '../services.ts';
import { requirePermission } from './access.ts';
import { readJsonBody } from './json-body.ts';
import { readNames } from './parameters.ts';

/** The limit of one call. The Studio sets one key at a time, and reads those that it needs. */
const MAX_KEYS = 100;
/** The Studio's maximum per request (sanity 6.9.2, `createUserStore`). */
const MAX_USERS = 400;

/** The signed-in user, other users, and the Studio's key-value store for each user (protocol sections 14 and 15). */
export function createPeopleRoutes(services: LakeServices): Hono<LakeEnvironment> {
  const routes = new Hono<LakeEnvironment>();
  routes.get('/users/me', (context) => {
    const { identity } = context.env;
    return Response.json(identity ? describeCurrentUser(identity) : {});
  });
  routes.get('/users/me/keyvalue/:keys', (context) => {
    const identity = requirePermission(context.env.identity, 'read');
    const keys = readNames(context.req.param('keys'), MAX_KEYS, 'keys');
    return Response.json(services.keyValues.get(identity.id, keys));
  });
  routes.put('/users/me/keyvalue', async (context) => {
    services.limits.admit('write', context.env.caller);
    const identity = requirePermission(context.env.identity, 'read');
    const entries = readEntries(await readJsonBody(context.req.raw, identity));
    services.keyValues.set(identity.id, entries);
    return Response.json(entries);
  });
  routes.get('/users/:ids', (context) => {
    const identity = requirePermission(context.env.identity, 'read');
    const ids = readNames(context.req.param('ids'), MAX_USERS, 'people');
    const users = ids.map((id) => describePublicUser(id, identity, services.tokens));
    return Response.json(ids.length === 1 ? users[0] : users);
  });
  routes.get('/auth/id', (context) => {
    const { identity } = context.env;
    if (!identity) throw createHttpError(401, 'Unauthorized');
    return Response.json({ id: identity.id });
  });
  routes.get('/auth/providers', (context) => {
    const { origin } = new URL(context.req.url);
    const login = { name: 'token', title: 'Token', url: `${origin}/_lake/login` };
    return Response.json({ providers: [login] });
  });
  routes.get('/auth/fetch', (context) => {
    const token = services.tokens.redeem(context.req.query('sid') ?? '');
    if (!token)
      throw createHttpError(401, 'This sign-in was used before, or is older than a minute: sign in again');
    return Response.json({ token }, { headers: { 'cache-control': 'no-store' } });
  });
  routes.post('/auth/logout', (context) => {
    const token = readBearerToken(context.req.raw);
    if (token !== undefined) services.tokens.closeSession(token);
    return new Response(null, { status: 204 });
  });
  return routes;
}

/** An entry of the member list in `/projects/:id`. */
export function describeMember({ id, role }: Person, identity: Identity) {
  return { id, role, isRobot: false, isCurrentUser: id === identity.id, roles: [describeRole(role)] };
}

function describeCurrentUser({ id, name, email, role }: Identity) {
  return { id, name, email, role, roles: [describeRole(role)], provider: 'local', profileImage: null };
}

function describePublicUser(id: string, identity: Identity, tokens: TokenRegistry) {
  const person = tokens.findPerson(id);
  const user = { id, displayName: person?.name ?? id, createdAt: person?.createdAt };
  return id === identity.id ? { ...user, email: identity.email, isCurrentUser: true } : user;
}

function readEntries(body: unknown): { key: string; value: unknown }[] {
  const list = Array.isArray(body) ? body : [body];
  if (list.length > MAX_KEYS)
    throw createHttpError(400, `A call may set at most ${MAX_KEYS} keys, got ${list.length}`);
  return list.map((entry) => {
    if (isObject(entry) && typeof entry.key === 'string') return { key: entry.key, value: entry.value };
    throw createHttpError(400, 'The request body must be a list of objects with "key" and "value"');
  });
}
