import { setTimeout } from 'node:timers/promises';
import type { createClient, SanityClient } from '@sanity/client';
import sharp from 'sharp';

/** `createClient` of any version; what is called here has the same types in 6, 7 and 8. */
export type CreateClient = typeof createClient;

/** The answers of a client, by what was asked. */
export type Answers = Record<string, unknown>;

/** What the lake holds when it is asked. */
export const CONTENT: readonly { _id: string; _type: string; [field: string]: unknown }[] = [
  { _id: 'ann', _type: 'author', name: 'Ann' },
  { _id: 'first', _type: 'post', title: 'A first post', author: { _type: 'reference', _ref: 'ann' } },
  { _id: 'second', _type: 'post', title: 'A second post', tags: ['a', 'b'] },
  { _id: 'drafts.second', _type: 'post', title: 'A second post, as it will be' },
];

/** Reads and writes the same with any client, and notes what comes back. */
export async function answersOf(create: CreateClient, config: object): Promise<Answers> {
  const client = create({ ...config, apiVersion: '2025-02-19' });
  return {
    ...(await documents(client)),
    ...(await queries(client)),
    ...(await mutations(client)),
    ...(await refusals(client)),
    ...(await events(client)),
    ...(await uploads(client)),
    ...(await management(client)),
  };
}

async function documents(client: SanityClient): Promise<Answers> {
  return {
    'a document': await client.getDocument('first'),
    'a missing document': (await client.getDocument('none')) ?? null,
    'several documents': await client.getDocuments(['second', 'none', 'ann']),
  };
}

async function queries(client: SanityClient): Promise<Answers> {
  const posts = '*[_type == $type] | order(_id){_id, title, "by": author->name}';
  const asked = (perspective: 'raw' | 'published' | 'drafts') =>
    client.fetch(posts, { type: 'post' }, { perspective });
  // Long queries are sent with POST.
  const long = `*[_id in $ids]._id // ${'x'.repeat(12_000)}`;
  const { result, query } = await client.fetch(posts, { type: 'post' }, { filterResponse: false });
  return {
    'a query, raw': await asked('raw'),
    'a query, published': await asked('published'),
    'a query, with drafts': await asked('drafts'),
    'a long query': await client.fetch(long, { ids: ['ann', 'first'] }),
    'the whole response of a query': { result, query },
  };
}

async function mutations(client: SanityClient): Promise<Answers> {
  const created = await client.create({ _id: 'note', _type: 'note', text: 'One', count: 1, list: ['a'] });
  const patched = await client
    .patch('note', { set: { text: 'Two' }, inc: { count: 2 } })
    .ifRevisionId(created._rev)
    .insert('after', 'list[-1]', ['b'])
    .unset(['none'])
    .commit();
  const transaction = await client
    .transaction()
    .createIfNotExists({ _id: 'note', _type: 'note' })
    .createOrReplace({ _id: 'other', _type: 'note', text: 'Other' })
    .patch('other', (patch) => patch.setIfMissing({ count: 0 }).dec({ count: 1 }))
    .commit({ returnDocuments: false });
  return {
    'a created document': created,
    'a patched document': patched,
    'a transaction': transaction,
    'documents after a transaction': await client.fetch('*[_type == "note"] | order(_id)'),
    'documents after a dry run': await client
      .delete('other', { dryRun: true })
      .then(() => client.fetch('count(*[_type == "note"])')),
    'a deletion by query': await client.delete({ query: '*[_type == "note"]' }),
  };
}

async function refusals(client: SanityClient): Promise<Answers> {
  return {
    'a query that cannot be parsed': await refusal(client.fetch('*[')),
    'a document that is there': await refusal(client.create({ _id: 'ann', _type: 'author' })),
    'a document that others refer to': await refusal(client.delete('ann')),
    'a function that the lake does not have': await refusal(client.fetch('geo::distance(1, 2)')),
    'a wrong token': await refusal(client.withConfig({ token: 'wrong' }).fetch('1')),
  };
}

/** The status and the body of an error; its message depends on the client. */
async function refusal(work: Promise<unknown>): Promise<unknown> {
  try {
    return { answered: await work };
  } catch (error) {
    if (!(error instanceof Error) || !('response' in error)) throw error;
    const { statusCode, body } = error.response as { statusCode: number; body: unknown }; // of every client
    return { name: error.constructor.name, statusCode, body };
  }
}

/** Waits for all events of a document that is created, changed and deleted. */
async function events(client: SanityClient): Promise<Answers> {
  const heard: object[] = [];
  const isOver = Promise.withResolvers<void>();
  const query = '*[_type == "message"]';
  const options = {
    includeResult: true,
    events: ['welcome', 'mutation'] as const,
    visibility: 'query' as const,
  };
  const subscription = client.listen(query, {}, { ...options, events: [...options.events] }).subscribe({
    next(event) {
      const { type } = event;
      if (type !== 'mutation') return void heard.push({ type });
      const { transition, documentId, result, mutations } = event;
      heard.push({ type, transition, documentId, result, mutations });
      if (transition === 'disappear') isOver.resolve();
    },
    error: isOver.reject,
  });
  while (heard.length === 0) await setTimeout(20);
  await client.create({ _id: 'message', _type: 'message', text: 'One' });
  await client.patch('message', { set: { text: 'Two' } }).commit();
  await client.delete('message');
  await isOver.promise;
  subscription.unsubscribe();
  return { 'the events of a listener': heard };
}

async function uploads(client: SanityClient): Promise<Answers> {
  const picture = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#2a6f97' } })
    .png()
    .toBuffer();
  const image = await client.assets.upload('image', picture, { filename: 'sea.png', title: 'Sea' });
  const file = await client.assets.upload('file', Buffer.from('some text'), { filename: 'text.txt' });
  const download = await fetch(file.url);
  return {
    'an uploaded picture': image,
    'an uploaded file': file,
    'its bytes': await download.text(),
  };
}

async function management(client: SanityClient): Promise<Answers> {
  return {
    'the person': await client.users.getById('me'),
    'the datasets': (await client.datasets.list()).map(({ name }) => name),
    'the project': (await client.projects.getById('local')).id,
  };
}
