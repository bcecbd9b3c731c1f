import { DocumentsIcon } from '@sanity/icons/Documents';
import type { ConfigContext } from 'sanity';
import type { ListItemBuilder, StructureBuilder } from 'sanity/structure';
import { isPageType } from '../../schemas/hrefs.ts';
import { fixedRouteQueries } from '../../web/app/route-queries.ts';
import { NoSuchPage } from './no-such-page.tsx';
import { PagesPane } from './pages-pane.tsx';
import { pageTitles } from './site-map.ts';

/** 'Pages': the site map. It opens every page beside itself, and is where links to a page's document lead. */
export function pagesItem(S: StructureBuilder, context: ConfigContext): ListItemBuilder {
  const pane = S.component(PagesPane)
    .id('pages')
    .title('Pages')
    .canHandleIntent((intent, { id, type }) => intent === 'edit' && isPageType(type ?? '') && id === type)
    .child(async (id) => {
      if (isPageType(id)) return S.document().schemaType(id).documentId(id).title(pageTitles[id]);
      const type = await typeOf(id, context);
      return type
        ? S.document().schemaType(type).documentId(id)
        : S.component(NoSuchPage).id('no-such-page').title('Not found');
    });
  return S.listItem().id('pages').title('Pages').icon(DocumentsIcon).child(pane);
}

/** The type of a page's document that is one of many; undefined for what is not a page. */
async function typeOf(id: string, { getClient }: ConfigContext): Promise<string | undefined> {
  if ([...fixedRouteQueries.values()].some(({ params }) => params.documentId === id)) return 'legalPage';
  const type = await getClient({ apiVersion: '2025-02-19' }).fetch<string | null>(
    '*[_id in [$id, "drafts." + $id] && _type in ["agent", "legalPage"]][0]._type',
    { id },
    { perspective: 'raw', tag: 'structure.page-type' },
  );
  return type ?? undefined;
}
