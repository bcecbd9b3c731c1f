import { DocumentsIcon } from '@sanity/icons/Documents';
import type { ConfigContext } from 'sanity';
import type { ListItemBuilder, StructureBuilder } from 'sanity/structure';
import { isPageType } from '../../schemas/hrefs.ts';
import { fixedPages } from '../../schemas/pages.ts';
import { NoSuchPage } from './no-such-page.tsx';
import { typeOfPage } from './page-type.ts';
import { PagesPane } from './pages-pane.tsx';

/**
 * The list item 'Pages': the site map, which opens each page in the next pane and handles the edit intents of
 * singleton pages.
 */
export function pagesItem(S: StructureBuilder, context: ConfigContext): ListItemBuilder {
  const pane = S.component(PagesPane)
    .id('pages')
    .title('Pages')
    .canHandleIntent((intent, { id, type }) => intent === 'edit' && isPageType(type ?? '') && id === type)
    .child(async (id) => {
      if (isPageType(id)) {
        const title = fixedPages.find(({ documentId }) => documentId === id)?.title ?? id;
        return S.document().schemaType(id).documentId(id).title(title);
      }
      const type = await typeOfPage(context.getClient({ apiVersion: '2025-02-19' }), id);
      return type
        ? S.document().schemaType(type).documentId(id)
        : S.component(NoSuchPage).id('no-such-page').title('Not found');
    });
  return S.listItem().id('pages').title('Pages').icon(DocumentsIcon).child(pane);
}
