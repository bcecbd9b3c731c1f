import { useEffect } from 'react';
import { type DocumentLayoutProps, definePlugin } from 'sanity';
import { useDocumentPane } from 'sanity/structure';
import { ToolWithUnsavedBar } from './unsaved-bar.tsx';
import { UnsavedLayout, useUnsaved } from './unsaved-layout.tsx';
import { InputWithUnsavedTexts } from './unsaved-offer.tsx';

/** Document layout that watches the document for unsaved changes. */
function DocumentWithUnsavedTexts(props: DocumentLayoutProps) {
  const { documentId: id, documentType: type, editState, schemaType } = useDocumentPane();
  const open = useUnsaved()?.open;
  const release = editState?.release;
  const title = schemaType.title ?? type;
  useEffect(
    () => open?.({ key: `${release ?? 'draft'} ${id}`, id, type, title, release }),
    [open, id, type, title, release],
  );
  return props.renderDefault(props);
}

/**
 * Prevents the loss of typed text: warns before the window is closed, and stores changes in the browser until
 * the lake has them.
 */
export const unsaved = definePlugin({
  name: 'unsaved',
  studio: { components: { layout: UnsavedLayout, activeToolLayout: ToolWithUnsavedBar } },
  document: { components: { unstable_layout: DocumentWithUnsavedTexts } },
  form: { components: { input: InputWithUnsavedTexts } },
});
