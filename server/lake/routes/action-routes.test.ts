import { describe, expect, it } from 'vitest';
import { openTestLake, type TestLake } from '../testing/test-lake.ts';

const book = (_id: string, fields: object = {}) => ({ _id, _type: 'book', ...fields });

describe('POST /data/actions', () => {
  const act = ({ json }: TestLake, actions: unknown, more: object = {}) =>
    json('/data/actions/production', { body: { actions, ...more } });
  const pair = { draftId: 'drafts.a', publishedId: 'a' };
  const create = {
    actionType: 'sanity.action.document.create',
    publishedId: 'a',
    attributes: book('drafts.a', { n: 1 }),
  };
  const publish = { actionType: 'sanity.action.document.publish', ...pair };
  const unpublish = { actionType: 'sanity.action.document.unpublish', ...pair };

  it('runs all actions of a call as one transaction', async () => {
    const lake = openTestLake();
    expect(await act(lake, [create, publish], { transactionId: 'tx' })).toEqual({
      status: 200,
      body: { transactionId: 'tx' },
    });
    expect(await lake.query('*{_id, _rev, n}')).toEqual([{ _id: 'a', _rev: 'tx', n: 1 }]);
  });

  it('refuses all of them for one, and says which', async () => {
    const lake = openTestLake();
    const answer = await act(lake, [create, { ...publish, draftId: 'drafts.b', publishedId: 'b' }]);
    expect(answer).toMatchObject({
      status: 404,
      body: {
        error: {
          type: 'actionError',
          description: 'The action(s) failed: The document with the ID "drafts.b" was not found',
          items: [{ index: 1, error: { type: 'documentNotFoundError' } }],
        },
      },
    });
    expect(await lake.query('count(*)')).toBe(0);
  });

  it('names itself in the refusal of a broken reference', async () => {
    const lake = openTestLake();
    await lake.mutate({ create: book('a') }, { create: book('b', { author: { _ref: 'a' } }) });
    expect(await act(lake, [unpublish])).toMatchObject({
      status: 409,
      body: {
        error: { type: 'actionError', items: [{ error: { type: 'documentHasExistingReferencesError' } }] },
      },
    });
  });

  it('only checks with dryRun', async () => {
    const lake = openTestLake();
    expect((await act(lake, [create], { dryRun: true })).status).toBe(200);
    expect(await lake.query('count(*)')).toBe(0);
  });

  it('answers 400 to what is no list', async () => {
    expect((await act(openTestLake(), create)).status).toBe(400);
  });
});
