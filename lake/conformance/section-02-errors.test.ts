import { expect, onTestFinished, vi } from 'vitest';
import { ORIGIN, openTestLake, type TestLake } from '../src/testing/test-lake.ts';
import { section, supported } from './facts.ts';

const book = (_id: string, fields: object = {}) => ({ _id, _type: 'book', ...fields });

function mutate({ json }: TestLake, ...mutations: object[]) {
  return json('/data/mutate/production', { body: { mutations } });
}

section(2, 'Errors', () => {
  supported('Boom style for management: statusCode, error, message', async () => {
    expect(await openTestLake().json('/x')).toEqual({
      status: 404,
      body: { statusCode: 404, error: 'Not Found', message: expect.any(String) },
    });
  });

  for (const path of [
    '/data/query/other?query=1',
    '/projects/local/datasets/other/acl',
    '/data/doc/other/a',
  ]) {
    supported(`404 "Dataset not found", which the Studio shows: ${path}`, async () => {
      const { json } = openTestLake();
      const answer = await json(path);
      expect(answer).toEqual({
        status: 404,
        body: { statusCode: 404, error: 'Dataset not found', message: 'Dataset "other" not found' },
      });
    });
  }

  for (const [query, description, start, end] of [
    ['*[_type == "book"', 'Unexpected end of query', 17, 17],
    ['*[true] / ]', 'Expected expression', 10, 11],
    ['{"a" 1}', 'Expected "}" after object', 5, 6],
    ['*[_id == $x]', 'param $x referenced, but not provided', 9, 11],
    ['', 'no query', 0, 0],
    ['1 2', 'Unexpected "2"', 2, 3],
  ] as const) {
    supported(`queryParseError with message and span: ${query || 'no query'}`, async () => {
      const path = `/data/query/production?query=${encodeURIComponent(query)}`;
      expect(await openTestLake().json(path)).toEqual({
        status: 400,
        body: { error: { type: 'queryParseError', description, query, start, end } },
      });
    });
  }

  for (const [fault, mutation, status, type, details] of [
    ['create of an existing document', { create: book('a') }, 409, 'documentAlreadyExistsError', {}],
    [
      'a patch of a missing document',
      { patch: { id: 'no', set: { n: 1 } } },
      404,
      'documentNotFoundError',
      { description: 'The document with the ID "no" was not found' },
    ],
    [
      'a patch with an outdated ifRevisionID',
      { patch: { id: 'a', ifRevisionID: 'b', set: { n: 1 } } },
      409,
      'documentRevisionIDDoesNotMatchError',
      {
        currentRevisionID: 'first',
        expectedRevisionID: 'b',
        description: 'Document "a" has unexpected revision ID ("first"), expected "b"',
      },
    ],
    [
      'a delete of a referenced document',
      { delete: { id: 'a' } },
      409,
      'documentHasExistingReferencesError',
      {
        referencingIDs: ['b'],
        description: 'Document "a" cannot be deleted as there are references to it from "b"',
      },
    ],
    [
      'a reference to a missing document',
      { create: book('c', { to: { _ref: 'no' } }) },
      409,
      'documentReferenceDoesNotExistError',
      { referenceID: 'no', description: 'Document "c" references non-existent document "no"' },
    ],
    ['no _type', { create: { _id: 'c' } }, 400, 'validationError', {}],
  ] as const) {
    supported(`mutationError ${type} (${status}): ${fault}`, async () => {
      const lake = openTestLake();
      const mutations = [{ create: book('a') }, { create: book('b', { to: { _ref: 'a' } }) }];
      await lake.fetch('/data/mutate/production', { body: { mutations, transactionId: 'first' } });
      expect(await mutate(lake, mutation)).toMatchObject({
        status,
        body: {
          error: {
            type: 'mutationError',
            description: expect.stringMatching(/^The mutation\(s\) failed: /),
            items: [{ index: 0, error: { type, ...details } }],
          },
        },
      });
    });
  }

  supported('a broken reference is reported at the mutation that broke it; several are counted', async () => {
    const lake = openTestLake();
    const answer = await mutate(
      lake,
      { create: book('a') },
      { create: book('b', { to: { _ref: 'no' } }) },
      { create: book('c') },
      { patch: { id: 'a', set: { to: { _ref: 'none' } } } },
    );
    expect(answer).toMatchObject({
      status: 409,
      body: {
        error: {
          description:
            'The mutation(s) failed: Document "b" references non-existent document "no" (and 1 more)',
          items: [
            { index: 1, error: { id: 'b', referenceID: 'no' } },
            { index: 3, error: { id: 'a', referenceID: 'none' } },
          ],
        },
      },
    });
  });

  supported('transactionAlreadyExistsError 409', async () => {
    const { json } = openTestLake();
    const body = { mutations: [{ create: { _type: 'book' } }], transactionId: 'once' };
    await json('/data/mutate/production', { body });
    expect(await json('/data/mutate/production', { body })).toMatchObject({
      status: 409,
      body: { error: { items: [{ error: { type: 'transactionAlreadyExistsError' } }] } },
    });
  });

  supported('insufficientPermissionsError 403 names the permission', async () => {
    const { json } = openTestLake();
    expect(await json('/data/mutate/production', { token: null, body: { mutations: [] } })).toMatchObject({
      status: 403,
      body: { error: { type: 'insufficientPermissionsError', permission: expect.any(String) } },
    });
  });

  supported('actionError has the same structure', async () => {
    const { json } = openTestLake();
    const publish = { actionType: 'sanity.action.document.publish', draftId: 'drafts.a', publishedId: 'a' };
    expect(await json('/data/actions/production', { body: { actions: [publish] } })).toMatchObject({
      status: 404,
      body: {
        error: { type: 'actionError', items: [{ index: 0, error: { type: 'documentNotFoundError' } }] },
      },
    });
  });

  supported('401 SIO-401-ANF for an invalid token, which makes the Studio log out', async () => {
    expect(await openTestLake().json('/users/me', { token: 'wrong' })).toMatchObject({
      status: 401,
      body: { statusCode: 401, errorCode: 'SIO-401-ANF' },
    });
  });

  supported('401 SIO-401-AEX for an expired session', async () => {
    const { lake, json } = openTestLake();
    const { secret } = lake.tokens.mint({ label: 'Ann', role: 'editor', expiresAt: new Date(0) });
    expect(await json('/users/me', { token: secret })).toMatchObject({
      status: 401,
      body: { errorCode: 'SIO-401-AEX' },
    });
  });

  supported('429 Too Many Requests with retry-after and limits', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const { lake } = openTestLake({ limits: { requestsPerSecond: 2 } });
    const request = `${ORIGIN}/v1/data/query/production?query=1`;
    const call = () => lake.fetch(new Request(request), { address: '198.51.100.1' });
    await call();
    await call();
    const response = await call();
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(response.headers.get('x-ratelimit-limit-second')).toBe('2');
    expect(response.headers.get('x-ratelimit-remaining-second')).toBe('0');
    expect(response.headers.has('ratelimit-reset')).toBe(true);
    expect(await response.json()).toMatchObject({ statusCode: 429, error: 'Too Many Requests' });
  });

  supported('internal errors are 5xx, so that the Studio keeps unsaved edits', async () => {
    const lake = openTestLake();
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
    lake.lake.close();
    expect(await mutate(lake, { create: book('a') })).toEqual({
      status: 500,
      body: {
        error: { type: 'internalError', description: expect.stringContaining('its log has the details') },
      },
    });
    expect(consoleError).toHaveBeenCalledOnce();
    consoleError.mockClear();
  });
});
