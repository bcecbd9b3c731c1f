import { expect } from 'vitest';
import { ORIGIN, openTestLake, TOKEN } from '../src/testing/test-lake.ts';
import { harmless, section, supported } from './facts.ts';

const ROLES = ['administrator', 'editor', 'viewer'] as const;

section(14, 'Project, users, permissions, login', () => {
  for (const role of ROLES) {
    supported(`GET /users/me as ${role}`, async () => {
      const { lake, json } = openTestLake();
      const { secret } = lake.tokens.mint({ label: 'Ann', role });
      expect(await json('/users/me', { token: secret })).toEqual({
        status: 200,
        body: {
          id: expect.any(String),
          name: 'Ann',
          email: expect.any(String),
          profileImage: null,
          provider: 'local',
          role,
          roles: [{ name: role, title: expect.any(String), description: expect.any(String) }],
        },
      });
    });

    supported(`GET /projects/:project/datasets/:dataset/acl as ${role}`, async () => {
      const { lake, json } = openTestLake();
      const { secret } = lake.tokens.mint({ label: 'Ann', role });
      const mayWrite = role !== 'viewer';
      const { body } = await json('/projects/local/datasets/production/acl', { token: secret });
      expect(body).toMatchObject([{ filter: '_id in path("**")', config: {} }]);
      const [{ permissions } = { permissions: [] }] = body as { permissions: string[] }[];
      expect(permissions.includes('read')).toBe(true);
      expect(permissions.includes('update')).toBe(mayWrite);
      expect(permissions.includes('create')).toBe(mayWrite);
    });

    supported(
      `the permissions of the role ${role} apply to every call (src/routes/token-routes.test.ts)`,
      async () => {
        const { lake, fetch } = openTestLake();
        const { secret } = lake.tokens.mint({ label: 'Ann', role });
        const call = { token: secret, body: { mutations: [] } };
        expect((await fetch('/data/mutate/production', call)).status).toBe(role === 'viewer' ? 403 : 200);
        const dataset = { token: secret, method: 'PUT', body: {} };
        expect((await fetch('/datasets/other', dataset)).status).toBe(role === 'administrator' ? 200 : 403);
      },
    );
  }

  supported('GET /users/me without a token: {}', async () => {
    expect(await openTestLake().json('/users/me', { token: null })).toEqual({ status: 200, body: {} });
  });

  supported('the ACL without a token: read published documents', async () => {
    expect(
      await openTestLake().json('/projects/local/datasets/production/acl', { token: null }),
    ).toMatchObject({
      body: [{ filter: '_id in path("*")', permissions: ['read'] }],
    });
  });

  supported('GET /users/:id and /users/:id,:id', async () => {
    const { lake, json } = openTestLake();
    const { person } = lake.tokens.mint({ label: 'Ann', role: 'editor' });
    expect(await json(`/users/${person}`)).toMatchObject({ body: { id: person, displayName: 'Ann' } });
    expect(await json(`/users/local-editor,${person}`)).toMatchObject({
      body: [{ id: 'local-editor', isCurrentUser: true }, { displayName: 'Ann' }],
    });
  });

  supported('GET /auth/id', async () => {
    const { json } = openTestLake();
    expect(await json('/auth/id')).toMatchObject({ status: 200, body: { id: 'local-editor' } });
    expect((await json('/auth/id', { token: null })).status).toBe(401);
  });

  supported('GET /auth/providers returns the URL of the sign-in page', async () => {
    expect(await openTestLake().json('/auth/providers', { token: null })).toMatchObject({
      body: {
        providers: [
          {
            name: expect.any(String),
            title: expect.any(String),
            url: expect.stringContaining('/_lake/login'),
          },
        ],
      },
    });
  });

  supported('GET /auth/fetch?sid= exchanges a code for a session, once', async () => {
    const { lake, fetch, json } = openTestLake();
    const sid = lake.tokens.beginSession(TOKEN);
    const { body } = await json(`/auth/fetch?sid=${sid}`, { token: null });
    expect(body).toEqual({ token: expect.stringMatching(/^lks_/) });
    expect((await fetch(`/auth/fetch?sid=${sid}`, { token: null })).status).toBe(401);
    expect((await fetch('/auth/fetch?sid=x', { token: null })).status).toBe(401);
  });

  supported('POST /auth/logout ends the session', async () => {
    const { lake, fetch } = openTestLake();
    const { secret } = lake.tokens.mint({ label: 'Ann', role: 'editor' });
    const session = lake.tokens.openSession(secret) ?? '';
    expect((await fetch('/auth/logout', { method: 'POST', token: session })).status).toBe(204);
    expect((await fetch('/users/me', { token: session })).status).toBe(401);
  });

  supported('GET /projects/:project and /projects', async () => {
    const { json } = openTestLake();
    const project = {
      id: 'local',
      displayName: expect.any(String),
      organizationId: null,
      isBlocked: false,
      isDisabled: false,
      metadata: {},
      features: [],
      members: [{ id: 'local-editor', role: 'administrator', isRobot: false, isCurrentUser: true }],
      pendingInvites: 0,
      maxRetentionDays: 0,
      createdAt: expect.any(String),
    };
    expect(await json('/projects/local')).toMatchObject({ status: 200, body: project });
    expect(await json('/projects')).toMatchObject({ body: [project] });
  });

  supported('GET /projects/:project/cors: the configured origins', async () => {
    const { json, fetch } = openTestLake();
    expect(await json('/projects/local/cors')).toEqual({
      status: 200,
      body: [{ id: 1, origin: ORIGIN, allowCredentials: true, projectId: 'local' }],
    });
    expect((await fetch('/projects/local/cors', { token: null })).status).toBe(403);
  });

  supported(
    'the members of a project: everybody with a valid token, by /users/:id,:id with their names',
    async () => {
      const { lake, json } = openTestLake();
      const ann = lake.tokens.mint({ label: 'Ann', role: 'editor' });
      lake.tokens.revoke(lake.tokens.mint({ label: 'Bob', role: 'viewer' }).id);
      const { body } = await json('/projects/local', { token: ann.secret });
      const members = [
        { id: 'local-editor', isCurrentUser: false },
        { id: ann.person, role: 'editor', isCurrentUser: true },
      ];
      expect(body).toMatchObject({ members });
      expect(await json(`/users/local-editor,${ann.person}`)).toMatchObject({
        body: [{ displayName: 'Local editor' }, { displayName: 'Ann', createdAt: ann.createdAt }],
      });
    },
  );

  harmless('GET /invitations/project/:project: none is open', async () => {
    expect(await openTestLake().json('/invitations/project/local')).toEqual({ status: 200, body: [] });
  });

  supported('GET /projects/:project/grants: none, so the Studio uploads no schema', async () => {
    expect(await openTestLake().json('/projects/local/grants')).toEqual({ status: 200, body: {} });
  });

  supported('GET /projects/:project/roles', async () => {
    const { body } = await openTestLake().json('/projects/local/roles');
    expect((body as { name: string }[]).map(({ name }) => name)).toEqual(ROLES);
  });

  supported('GET, POST and DELETE /projects/:project/tokens, for administrators', async () => {
    const { json, fetch } = openTestLake();
    const { body } = await json('/projects/local/tokens', { body: { label: 'Ann', roleName: 'viewer' } });
    const { id, key } = body as { id: string; key: string };
    expect(await json('/projects/local/tokens')).toMatchObject({ body: [{ id, label: 'Ann' }] });
    expect(JSON.stringify(await json('/projects/local/tokens'))).not.toContain(key);
    expect((await fetch('/projects/local/tokens', { token: key })).status).toBe(403);
    expect((await fetch(`/projects/local/tokens/${id}`, { method: 'DELETE' })).status).toBe(204);
    expect(await json('/projects/local/tokens')).toEqual({ status: 200, body: [] });
    expect(await json('/projects/local/tokens?revoked=true')).toMatchObject({
      body: [{ id, revokedAt: expect.any(String) }],
    });
    expect((await fetch('/users/me', { token: key })).status).toBe(401);
  });

  harmless('GET /projects/:project/permissions and /access/*: empty, roles are fixed', async () => {
    const { json } = openTestLake();
    expect(await json('/projects/local/permissions')).toEqual({ status: 200, body: [] });
    expect(await json('/access/organization')).toEqual({ status: 200, body: { data: [] } });
  });
});
