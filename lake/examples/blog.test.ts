import { createClient } from '@sanity/client';
import { serveTestLake } from 'embedded-content-lake/testing';
import { expect, it } from 'vitest';

const lake = serveTestLake({ documents: [{ _id: 'first', _type: 'post', title: 'Hello' }] });

it('lists the posts, with what was published a moment ago', async () => {
  const client = createClient({ ...lake.clientConfig, apiVersion: '2025-02-19' });
  await client.create({ _type: 'post', title: 'Hello again' });
  expect(await client.fetch('*[_type == "post"] | order(title asc).title')).toEqual(['Hello', 'Hello again']);
});
