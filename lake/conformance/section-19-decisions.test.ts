import { expect } from 'vitest';
import { openTestLake } from '../src/testing/test-lake.ts';
import { section, supported } from './facts.ts';

const query = (groq: string) => `/data/query/production?query=${encodeURIComponent(groq)}`;

section(19, 'Decisions that the sources force', () => {
  supported('1 text::query works, which document lists need (section 5)', async () => {
    expect((await openTestLake().fetch(query('*[[@, _id] match text::query("*")]'))).status).toBe(200);
  });
  supported('4 _rev is the transaction id (section 7)', async () => {
    const { json, query: ask } = openTestLake();
    const body = { mutations: [{ create: { _type: 'book' } }], transactionId: 'mine' };
    await json('/data/mutate/production', { body });
    expect(await ask('*[0]._rev')).toBe('mine');
  });
  supported('10 the ACL of signed-in users is never empty (section 14)', async () => {
    const { body } = await openTestLake().json('/projects/local/datasets/production/acl');
    expect(body).not.toEqual([]);
  });
  supported('12 unknown query options and all API dates are accepted', async () => {
    const { fetch } = openTestLake();
    expect((await fetch(`/v2099-12-31${query('1')}&unknown=1`)).status).toBe(200);
    expect((await fetch(`/v2014-01-01${query('1')}`)).status).toBe(200);
  });
});
