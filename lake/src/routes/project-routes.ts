import { Hono } from 'hono';
import { isObject } from '../documents/json-object.ts';
import type { Identity } from '../identity.ts';
import { describeRole, ROLE_NAMES, ROLES } from '../roles.ts';
import type { LakeEnvironment, LakeServices } from '../services.ts';
import type { DatasetRecord } from '../store/dataset-registry.ts';
import { requirePermission } from './access.ts';
import { readJsonBody } from './json-body.ts';
import { describeMember } from './people-routes.ts';

/** The project, its datasets and their permissions (protocol sections 12 and 14). */
export function createProjectRoutes(services: LakeServices): Hono<LakeEnvironment> {
  const routes = new Hono<LakeEnvironment>();
  routes.get('/projects', (context) => Response.json([describeProject(services, context.env.identity)]));
  routes.get('/projects/:project', (context) =>
    Response.json(describeProject(services, context.env.identity)),
  );
  routes.get('/projects/:project/datasets/:dataset/acl', (context) => {
    services.datasets.get(context.req.param('dataset'));
    const { identity } = context.env;
    // The Studio evaluates these filters by itself; an empty list would deny everything.
    if (identity) {
      const permissions = ROLES[identity.role].permissions.filter((name) => name !== 'manage');
      return Response.json([{ filter: '_id in path("**")', permissions, config: {} }]);
    }
    const published = { filter: '_id in path("*")', permissions: ['read'], config: {} };
    return Response.json(services.datasets.isPrivate(context.req.param('dataset')) ? [] : [published]);
  });
  // Without the grant `sanity.project`, the Studio uploads neither schema nor manifest.
  routes.get('/projects/:project/grants', () => Response.json({}));
  routes.get('/projects/:project/permissions', () => Response.json([]));
  routes.get('/projects/:project/roles', () => Response.json(ROLE_NAMES.map(describeRole)));
  routes.get('/projects/:project/cors', (context) => {
    requirePermission(context.env.identity, 'read');
    return Response.json(services.allowedOrigins.map(describeOrigin(services.projectId)));
  });
  routes.get('/projects/:project/user-applications', () => Response.json([]));
  routes.get('/projects/:project/datasets/:dataset/settings/indexing', () =>
    Response.json({ partialIndexSettings: { maxFieldDepth: 0 } }),
  );
  return mountDatasets(routes, services);
}

function mountDatasets(routes: Hono<LakeEnvironment>, services: LakeServices): Hono<LakeEnvironment> {
  for (const base of ['/datasets', '/projects/:project/datasets'] as const) {
    routes.get(base, (context) =>
      // The Studio requests comment datasets with this parameter; there are none.
      Response.json(context.req.query('addonFor') ? [] : listDatasets(services, context.env.identity)),
    );
    routes.get(`${base}/:dataset/settings/embeddings`, () =>
      Response.json({ enabled: false, status: 'disabled' }),
    );
    routes.put(`${base}/:dataset`, async (context) => {
      requirePermission(context.env.identity, 'manage');
      const aclMode = readAclMode(await readJsonBody(context.req.raw, context.env.identity)) ?? 'public';
      const record = services.datasets.create(context.req.param('dataset'), aclMode);
      return Response.json({ datasetName: record.name, aclMode: record.aclMode });
    });
    routes.patch(`${base}/:dataset`, async (context) => {
      requirePermission(context.env.identity, 'manage');
      const name = context.req.param('dataset');
      const aclMode = readAclMode(await readJsonBody(context.req.raw, context.env.identity));
      const record = services.datasets.edit(name, aclMode);
      return Response.json({ datasetName: record.name, aclMode: record.aclMode });
    });
    routes.delete(`${base}/:dataset`, (context) => {
      requirePermission(context.env.identity, 'manage');
      services.datasets.delete(context.req.param('dataset'));
      return Response.json({ deleted: true });
    });
  }
  return routes;
}

function readAclMode(body: unknown): string | undefined {
  return isObject(body) && body.aclMode !== undefined ? String(body.aclMode) : undefined;
}

/** Lists the datasets; private ones only with a token. */
function listDatasets({ datasets }: LakeServices, identity: Identity | undefined) {
  const all = datasets.list();
  return (identity ? all : all.filter(({ name }) => !datasets.isPrivate(name))).map(describeDataset);
}

function describeDataset({ name, aclMode, createdAt }: DatasetRecord) {
  return {
    name,
    aclMode,
    createdAt,
    createdByUserId: 'local-editor',
    tags: [],
    addonFor: null,
    datasetProfile: 'content',
  };
}

/** They are configured, so their numbers are those in that list. */
function describeOrigin(projectId: string) {
  return (origin: string, index: number) => ({ id: index + 1, origin, allowCredentials: true, projectId });
}

function describeProject(services: LakeServices, identity: Identity | undefined) {
  return {
    id: services.projectId,
    displayName: 'Embedded content lake',
    studioHost: null,
    // Without an organisation, dashboards, agent bundles and media libraries are off.
    organizationId: null,
    isBlocked: false,
    isDisabled: false,
    isDisabledByUser: false,
    metadata: {},
    features: [],
    members: identity ? services.tokens.listPeople().map((person) => describeMember(person, identity)) : [],
    pendingInvites: 0,
    maxRetentionDays: 0,
    createdAt: '2025-01-01T00:00:00Z',
  };
}
