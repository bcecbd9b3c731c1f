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
  const unpublish = { actionType: 'sanity.action.document.unpublish', ...pair };

  it('names the action in the error for a broken reference', async () => {
    const lake = openTestLake();
    await lake.mutate({ create: book('a') }, { create: book('b', { author: { _ref: 'a' } }) });
    expect(await act(lake, [unpublish])).toMatchObject({
      status: 409,
      body: {
        error: { type: 'actionError', items: [{ error: { type: 'documentHasExistingReferencesError' } }] },
      },
    });
  });

  it('answers 400 to a body that is not a list', async () => {
    expect((await act(openTestLake(), create)).status).toBe(400);
  });
});
