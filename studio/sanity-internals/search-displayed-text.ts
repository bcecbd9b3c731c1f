import { from, switchMap } from 'rxjs';
import type { RequestHandler } from 'studio-client';
import { fetchSearchIndex } from '../search/fetch-search-index.ts';
import { matchesOnlyDisplayedText } from '../search/find-text.ts';

type Request = Parameters<RequestHandler>[0];

/** The filter for text in the Studio's search query; `couplings.test.ts` covers it. */
const MATCH = '([@, _id] match text::query($__query) || references($__rawQuery))';

/**
 * Adds to client options a search for text as visitors read it. The Studio searches the stored texts, which
 * contain placeholders such as `{product}`. Since it has no option for this, the ids of documents that match
 * after replacement are added to its query.
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
        // On errors, only stored texts are searched.
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

/** The search text of a request; undefined when it is not a search or has no text. */
function wordsOf({ url }: Request): string | undefined {
  if (!url.includes('__rawQuery')) return undefined;
  const parameters = new URL(url, 'http://localhost').searchParams;
  if (!parameters.get('query')?.includes(MATCH)) return undefined;
  const words: unknown = JSON.parse(parameters.get('$__rawQuery') ?? '""');
  return typeof words === 'string' && words.trim().length > 1 ? words : undefined;
}

/** Adds document ids to the matches of a search request. */
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
