import { from, switchMap } from 'rxjs';
import type { RequestHandler } from 'studio-client';
import { fetchSearchIndex } from '../search/fetch-search-index.ts';
import { matchesOnlyDisplayedText } from '../search/find-words.ts';

type Request = Parameters<RequestHandler>[0];

/** How the Studio asks whether a document has the words: `couplings.test.ts` names it. */
const MATCH = '([@, _id] match text::query($__query) || references($__rawQuery))';

/**
 * The options of a client whose searches find what visitors read: the Studio asks the lake for the words, which there
 * are in braces. It has no option for that, so its query gets the ids of those that say the words on the site.
 */
export function withDisplayedTextSearch<Options extends { _requestHandler?: RequestHandler }>(
  options: Options,
): Options {
  const own = options._requestHandler;
  return {
    ...options,
    _requestHandler: (request, send, client) => {
      const sendOn = (asked: Request) => (own ? own(asked, send, client) : send(asked));
      const words = wordsOf(request);
      if (words === undefined) return sendOn(request);
      const read = fetchSearchIndex(client)
        // A search that finds less is better than none.
        .catch(() => undefined);
      return from(read).pipe(
        switchMap((searched) => {
          if (!searched) return sendOn(request);
          const { documents, site } = searched;
          const ids = [...documents].filter(([, document]) =>
            matchesOnlyDisplayedText(document, words, site),
          );
          return sendOn(
            withIds(
              request,
              ids.map(([id]) => id),
            ),
          );
        }),
      );
    },
  };
}

/** What a request of the Studio searches for; undefined where it is none, or none with words. */
function wordsOf({ url }: Request): string | undefined {
  if (!url.includes('__rawQuery')) return undefined;
  const parameters = new URL(url, 'http://localhost').searchParams;
  if (!parameters.get('query')?.includes(MATCH)) return undefined;
  const words: unknown = JSON.parse(parameters.get('$__rawQuery') ?? '""');
  return typeof words === 'string' && words.trim().length > 1 ? words : undefined;
}

/** The request, which finds these documents as well. */
export function withIds<Asked extends Pick<Request, 'url'>>(request: Asked, ids: readonly string[]): Asked {
  if (ids.length === 0) return request;
  const [path = '', search = ''] = request.url.split('?');
  const parameters = new URLSearchParams(search);
  const match = `(${MATCH} || _id in $__read)`;
  parameters.set(
    'query',
    (parameters.get('query') ?? '').replaceAll(MATCH, () => match),
  );
  parameters.set('$__read', JSON.stringify(ids.flatMap((id) => [id, `drafts.${id}`])));
  return { ...request, url: `${path}?${parameters}` };
}
