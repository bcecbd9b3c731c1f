import { type Copy, type Kept, planCopies, readCopies } from './copy-list.ts';

/** Where the server lists what there is to keep; what is kept is noted under the same address. */
const LIST = '/offline.json';

/** What is needed of the browser's cache. */
export type CopyStore = Pick<Cache, 'put' | 'match' | 'keys' | 'delete'>;

interface KeepOptions {
  cache: CopyStore;
  /** Fetches an address of the site. */
  load: (address: string) => Promise<Response>;
  isUnlocked: boolean;
}

/**
 * Brings what is kept up to what the server has: one request when that is so already. One after the other, so that
 * whatever the visitor does meanwhile comes first; each thing after those that it needs, and what is no longer needed
 * goes last, so that the copies are whole at any moment.
 *
 * Rejects when something cannot be had; what was kept stays, and the next call goes on from there.
 */
export async function keepCopies({ cache, load, isUnlocked }: KeepOptions): Promise<void> {
  const answer = await load(LIST);
  const list = answer.ok ? readCopies(await answer.json()) : undefined;
  if (!list) throw new Error(`${LIST} does not list what to keep.`);
  const present = await presentIn(cache);
  const plan = planCopies({ list, kept: await readKept(cache), present, isUnlocked });
  for (const { address } of plan.missing) await cache.put(address, await fetchCopy(load, address));
  await cache.put(LIST, new Response(JSON.stringify(plan.kept)));
  for (const address of plan.surplus) await cache.delete(address);
}

async function fetchCopy(load: KeepOptions['load'], address: string): Promise<Response> {
  const answer = await load(address);
  // The page of paths that do not exist has status 404 itself.
  const isPage = answer.headers.get('content-type')?.startsWith('text/html');
  if (!answer.ok && !(isPage && answer.status === 404)) {
    throw new Error(`${address} answers ${answer.status}.`);
  }
  // A host may lead '/about' to '/about/'; a browser takes no redirected answer for a document.
  const { status, headers } = answer;
  return answer.redirected ? new Response(await answer.arrayBuffer(), { status, headers }) : answer;
}

async function presentIn(cache: CopyStore): Promise<Set<string>> {
  const addresses = (await cache.keys()).map(({ url }) => {
    const { pathname, search } = new URL(url);
    return pathname + search;
  });
  return new Set(addresses.filter((address) => address !== LIST));
}

async function readKept(cache: CopyStore): Promise<Kept> {
  const noted: { now?: unknown; before?: unknown } = (await (await cache.match(LIST))?.json()) ?? {};
  const read = (copies: unknown): readonly Copy[] => readCopies(copies) ?? [];
  return { now: read(noted.now), before: read(noted.before) };
}
