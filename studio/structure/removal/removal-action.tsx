import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import {
  type DocumentActionComponent,
  type DocumentActionDescription,
  type DocumentActionProps,
  useDocumentStore,
  useSchema,
} from 'sanity';
import { CheckUses } from './check-uses.tsx';
import { getName, type Removal, type RemovalKind } from './removal.ts';
import { useRemovals } from './use-removals.tsx';

/** Names of the Studio's removing actions, which are also the names of their operations. */
export const operations = {
  discarded: 'discardChanges',
  deleted: 'delete',
  unpublished: 'unpublish',
} as const satisfies Partial<Record<RemovalKind, string>>;

type SafeKind = keyof typeof operations;

/** Props of the Studio's dialogs of these actions. */
interface Confirmation {
  onCancel: () => void;
  /** For 'delete', called with the deleted ids and the reference counts; Sanity Studio 6.9. */
  onConfirm: (...details: unknown[]) => void;
}

/**
 * Wraps a removing action of the Studio and its dialog: a document that is in use cannot be removed, the dialog
 * lists its uses instead; and every removal is recorded so that it can be undone.
 */
export function wrapRemovalAction(
  kind: SafeKind,
  useAction: DocumentActionComponent,
): DocumentActionComponent {
  return function useRemovalAction(props) {
    const description = useAction(props);
    const rememberSuccess = useRememberSuccess(kind, props);
    const dialog = description && getDialog(description);
    if (!description || !dialog) return description;
    const { onCancel, onConfirm } = dialog.props;
    const confirmRemoval = (...details: unknown[]) => {
      rememberSuccess();
      onConfirm(...details);
    };
    const ownDialog = cloneElement(dialog, { onConfirm: confirmRemoval });
    const component =
      kind === 'discarded' ? (
        ownDialog
      ) : (
        <CheckUses
          document={{ id: props.id, type: props.type, name: getName(props.draft ?? props.published) }}
          verb={kind}
          onCancel={onCancel}
          onConfirm={() => confirmRemoval(listStoredIds(props), noReferences)}
        >
          {ownDialog}
        </CheckUses>
      );
    return { ...description, dialog: { type: 'custom', component } };
  };
}

const noReferences = { totalReferenceCount: 0, internalReferenceCount: 0, crossDatasetReferenceCount: 0 };

function listStoredIds({ published, draft }: DocumentActionProps): string[] {
  return [published, draft].flatMap((document) => document?._id ?? []);
}

/** The open dialog of an action, if it has the expected props. */
function getDialog({ dialog }: DocumentActionDescription): ReactElement<Confirmation> | undefined {
  if (!dialog) return undefined;
  const shown = dialog.type === 'custom' ? dialog.component : dialog.type === 'dialog' && dialog.content;
  return isConfirmation(shown) ? shown : undefined;
}

function isConfirmation(shown: ReactNode | false): shown is ReactElement<Confirmation> {
  if (!isValidElement(shown) || typeof shown.props !== 'object' || shown.props === null) return false;
  const { props } = shown;
  return 'onConfirm' in props && typeof props.onConfirm === 'function' && 'onCancel' in props;
}

/** Records the removal after the lake has executed it. */
function useRememberSuccess(kind: SafeKind, { id, type, draft, published }: DocumentActionProps) {
  const documents = useDocumentStore();
  const typeTitle = useSchema().get(type)?.title ?? type;
  const { remember } = useRemovals();
  return () => {
    const removal: Removal = {
      kind,
      id,
      type,
      name: getName(draft ?? published) ?? typeTitle,
      at: new Date().toISOString(),
      ...(published && { published: published._rev }),
      ...(draft && { draft: draft._rev }),
    };
    const events = documents.pair.operationEvents(id, type).subscribe((event) => {
      if (event.op !== operations[kind]) return;
      events.unsubscribe();
      if (event.type === 'success') remember(removal);
    });
  };
}
