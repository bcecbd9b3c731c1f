import { DocumentsIcon } from '@sanity/icons/Documents';
import { Box, Card, Stack, Text } from '@sanity/ui';
import type { ConfigContext, SanityClient } from 'sanity';
import type { ListItemBuilder, StructureBuilder } from 'sanity/structure';
import { isPageType } from '../../content/hrefs.ts';
import { fixedPages } from '../../content/pages.ts';
import { PagesPane } from './pages-pane.tsx';

/**
 * The list item 'Pages': the site map, which opens each page in the next pane and handles the edit intents of
 * singleton pages.
 */
export function createPagesItem(S: StructureBuilder, context: ConfigContext): ListItemBuilder {
  const pane = S.component(PagesPane)
    .id('pages')
    .title('Pages')
    .canHandleIntent((intent, { id, type }) => intent === 'edit' && isPageType(type ?? '') && id === type)
    .child(async (id) => {
      if (isPageType(id)) {
        const title = fixedPages.find(({ documentId }) => documentId === id)?.title ?? id;
        return S.document().schemaType(id).documentId(id).title(title);
      }
      const type = await fetchPageType(context.getClient({ apiVersion: '2025-02-19' }), id);
      return type
        ? S.document().schemaType(type).documentId(id)
        : S.component(NoSuchPage).id('no-such-page').title('Not found');
    });
  return S.listItem().id('pages').title('Pages').icon(DocumentsIcon).child(pane);
}

/** Pane for a URL that names a page that does not exist. */
function NoSuchPage() {
  return (
    <Box padding={4}>
      <Card tone="caution" border radius={2} padding={4} role="status">
        <Stack gap={3}>
          <Text size={1} weight="medium">
            There is no such page.
          </Text>
          <Text size={1}>The address may be old or cut off. Choose a page in the list on the left.</Text>
        </Stack>
      </Card>
    </Box>
  );
}

/**
 * Finds the document type of a page by its id; undefined when the document is not a page.
 *
 * Never rejects, because the Studio would render no further panes. When the lake does not answer, a document
 * other than a singleton counts as an agent, and its form waits for the lake.
 */
export async function fetchPageType(
  client: Pick<SanityClient, 'fetch'>,
  id: string,
): Promise<string | undefined> {
  const fixed = fixedPages.find(({ documentId }) => documentId === id);
  if (fixed) return fixed.type;
  const found = client.fetch<string | null>(
    '*[_id in [$id, "drafts." + $id] && _type in ["agent", "landingPage", "legalPage"]][0]._type',
    { id },
    { perspective: 'raw', tag: 'structure.page-type' },
  );
  return (await found.catch(() => 'agent')) ?? undefined;
}
