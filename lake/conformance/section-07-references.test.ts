import { expect } from 'vitest';
import { openTestLake, type TestLake } from '../src/testing/test-lake.ts';
import { refused, section, supported } from './facts.ts';

const book = (_id: string, fields: object = {}) => ({ _id, _type: 'book', ...fields });

function mutate({ json }: TestLake, mutations: object[]) {
  return json('/data/mutate/production', { body: { mutations } });
}

async function filled() {
  const lake = openTestLake();
  await lake.mutate({ create: book('a') }, { create: book('b', { to: { _ref: 'a' } }) });
  return lake;
}

section(7, 'POST /data/mutate/:dataset, reference integrity', () => {
  supported('7.2 targets of strong references must exist at the end of the transaction', async () => {
    const lake = openTestLake();
    const strong = { create: book('x', { deep: [{ _key: 'k', ref: { _ref: 'y' } }] }) };
    expect((await mutate(lake, [strong])).status).toBe(409);
    expect((await mutate(lake, [strong, { create: book('y') }])).status).toBe(200);
  });

  supported(
    '7.2 a strongly referenced document cannot be deleted, unless the reference is removed too',
    async () => {
      const lake = await filled();
      const remove = { delete: { id: 'a' } };
      expect((await mutate(lake, [remove])).status).toBe(409);
      expect((await mutate(lake, [remove, { patch: { id: 'b', unset: ['to'] } }])).status).toBe(200);
    },
  );

  supported('7.2 references from drafts are checked, and a document may reference itself', async () => {
    const lake = openTestLake();
    await mutate(lake, [{ create: book('a', { self: { _ref: 'a' } }) }]);
    await mutate(lake, [{ create: book('drafts.b', { to: { _ref: 'a' } }) }]);
    expect((await mutate(lake, [{ delete: { id: 'a' } }])).status).toBe(409);
    expect((await mutate(lake, [{ delete: { id: ['drafts.b', 'a'] } }])).status).toBe(200);
  });

  supported('7.2 weak and cross-dataset references are never checked', async () => {
    const fields = { weak: { _ref: 'x', _weak: true }, far: { _ref: 'y', _dataset: 'other' } };
    expect((await mutate(openTestLake(), [{ create: book('a', fields) }])).status).toBe(200);
  });

  refused('7.2 a reference with another key than those of @sanity/types, such as "weak"', async () => {
    const lake = await filled();
    const all = {
      _type: 'x',
      _key: 'k',
      _weak: true,
      _strengthenOnPublish: { type: 'book' },
      _projectId: 'p',
      _dataset: 'd',
    };
    expect((await mutate(lake, [{ create: book('c', { to: { _ref: 'a', ...all } }) }])).status).toBe(200);
    expect(await mutate(lake, [{ create: book('d', { to: { _ref: 'a', weak: true } }) }])).toMatchObject({
      status: 400,
      body: {
        error: {
          items: [{ error: { description: expect.stringMatching(/^Key "weak" not allowed in ref/) } }],
        },
      },
    });
  });

  refused('7.2 a "_ref" that is no string, or no id', async () => {
    const lake = await filled();
    for (const _ref of [7, null, ['a'], '', 'a b', '-a', 'a..b'])
      expect((await mutate(lake, [{ patch: { id: 'b', set: { to: { _ref } } } }])).status).toBe(400);
  });
});
