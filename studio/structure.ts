import { CogIcon } from '@sanity/icons/Cog';
import { ListIcon } from '@sanity/icons/List';
import { TextIcon } from '@sanity/icons/Text';
import { UndoIcon } from '@sanity/icons/Undo';
import { UsersIcon } from '@sanity/icons/Users';
import type { ListItem, ListItemBuilder, StructureBuilder, StructureResolver } from 'sanity/structure';
import { landingTemplates } from '../schemas/landing-templates.ts';
import type { SingletonType } from '../schemas/singleton-types.ts';
import { OrderedPane } from './structure/ordered-pane.tsx';
import { createPagesItem } from './structure/pages-item.tsx';
import { RemovedPane } from './structure/removal/removed-pane.tsx';

/** Lists that editors can reorder. */
const LISTS = [
  { type: 'aiPillar', title: 'AI pillars' },
  { type: 'challengeRow', title: 'Challenges' },
  { type: 'organizationType', title: 'Organization types' },
  { type: 'region', title: 'Regions' },
] as const;

/** The structure of the content tool, grouped by editors' tasks. */
export const structure: StructureResolver = (S, context) =>
  S.list()
    .id('content')
    .title('Content')
    .items([
      group(S, 'site', 'Site', CogIcon, [
        createSingletonItem(S, 'siteSettings', 'Site settings'),
        createSingletonItem(S, 'platform', 'The platform'),
      ]),
      createPagesItem(S, context),
      S.documentTypeListItem('landingPage')
        .id('landing')
        .title('Landing pages')
        .child(
          S.documentTypeList('landingPage')
            .title('Landing pages')
            .initialValueTemplates(
              [...landingTemplates.map(({ id }) => id), 'landingPage'].map((id) =>
                S.initialValueTemplateItem(id),
              ),
            )
            .defaultOrdering([{ field: 'title', direction: 'asc' }]),
        ),
      createOrderedItem(S, 'agent', 'Agents').icon(UsersIcon),
      group(
        S,
        'lists',
        'Lists',
        ListIcon,
        LISTS.map(({ type, title }) => createOrderedItem(S, type, title)),
      ),
      // Sorted by title. The Studio's default, the last change, would move the edited page to the top.
      S.documentTypeListItem('legalPage')
        .id('legal')
        .title('Legal')
        .icon(TextIcon)
        .child(
          S.documentTypeList('legalPage')
            .title('Legal')
            .defaultOrdering([{ field: 'title', direction: 'asc' }]),
        ),
      S.divider(),
      S.listItem()
        .id('removed')
        .title('Recently removed')
        .icon(UndoIcon)
        .child(S.component(RemovedPane).id('removed').title('Recently removed')),
    ]);

function group(
  S: StructureBuilder,
  id: string,
  title: string,
  icon: typeof CogIcon,
  items: (ListItem | ListItemBuilder)[],
): ListItemBuilder {
  return S.listItem().id(id).title(title).icon(icon).child(S.list().id(id).title(title).items(items));
}

function createSingletonItem(S: StructureBuilder, type: SingletonType, title: string): ListItemBuilder {
  const editor = S.document().schemaType(type).documentId(type).title(title);
  return S.listItem().id(type).title(title).schemaType(type).child(editor);
}

/** A list that editors can reorder. It handles the edit and create intents of its type. */
function createOrderedItem(S: StructureBuilder, type: string, title: string): ListItemBuilder {
  const pane = S.component(OrderedPane)
    .id(type)
    .title(title)
    .canHandleIntent((intent, params) => ['edit', 'create'].includes(intent) && params.type === type)
    .menuItems([S.menuItem().title('Add an entry').intent({ type: 'create', params: { type } })])
    .child((documentId) => S.defaultDocument({ schemaType: type, documentId }));
  return S.listItem().id(type).title(title).schemaType(type).child(pane);
}
