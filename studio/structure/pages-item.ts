import { DocumentsIcon } from '@sanity/icons/Documents';
import type { ConfigContext } from 'sanity';
import type { ListItemBuilder, StructureBuilder } from 'sanity/structure';
import { isPageType } from '../../schemas/hrefs.ts';
import { NoSuchPage } from './no-such-page.tsx';
import { typeOfPage } from './page-type.ts';
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
      const type = await typeOfPage(context.getClient({ apiVersion: '2025-02-19' }), id);
      return type
        ? S.document().schemaType(type).documentId(id)
        : S.component(NoSuchPage).id('no-such-page').title('Not found');
    });
  return S.listItem().id('pages').title('Pages').icon(DocumentsIcon).child(pane);
}
