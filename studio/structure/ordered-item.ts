import type { ListItemBuilder, StructureBuilder } from 'sanity/structure';
import { OrderedPane } from './ordered-pane.tsx';

/** A list whose order editors choose. Links to a document of the type, and to a new one, lead here. */
export function orderedItem(S: StructureBuilder, type: string, title: string): ListItemBuilder {
  const pane = S.component(OrderedPane)
    .id(type)
    .title(title)
    .canHandleIntent((intent, params) => ['edit', 'create'].includes(intent) && params.type === type)
    .menuItems([S.menuItem().title('Add an entry').intent({ type: 'create', params: { type } })])
    .child((documentId) => S.defaultDocument({ schemaType: type, documentId }));
  return S.listItem().id(type).title(title).schemaType(type).child(pane);
}
