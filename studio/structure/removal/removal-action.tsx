import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import {
  type DocumentActionComponent,
  type DocumentActionDescription,
  type DocumentActionProps,
  useDocumentStore,
  useSchema,
} from 'sanity';
import { CheckUses } from './check-uses.tsx';
import { nameOf, type Removal, type RemovalKind } from './removal.ts';
import { useRemovals } from './use-removals.tsx';

/** The Studio's actions that take something away, by the names that they and the operations they run have. */
export const operations = {
  discarded: 'discardChanges',
  deleted: 'delete',
  unpublished: 'unpublish',
} as const satisfies Partial<Record<RemovalKind, string>>;

type SafeKind = keyof typeof operations;

/** What the Studio's own dialogs of these actions are given. */
interface Confirmation {
  onCancel: () => void;
  /** For a deletion, the ids that go and how many references there are; Studio 6.9. */
  onConfirm: (...details: unknown[]) => void;
}

/**
 * One of the Studio's own actions, with its own dialog, made safe: what is still in use cannot be taken away, the
 * dialog names what uses it instead; and what was taken away can be brought back.
 */
export function wrapRemovalAction(
  kind: SafeKind,
  useAction: DocumentActionComponent,
): DocumentActionComponent {
  return function useRemovalAction(props) {
    const description = useAction(props);
    const rememberSuccess = useRememberSuccess(kind, props);
    const dialog = description && dialogOf(description);
    if (!description || !dialog) return description;
    const { onCancel, onConfirm } = dialog.props;
    const confirmed = (...details: unknown[]) => {
      rememberSuccess();
      onConfirm(...details);
    };
    const ownDialog = cloneElement(dialog, { onConfirm: confirmed });
    const component =
      kind === 'discarded' ? (
        ownDialog
      ) : (
        <CheckUses
          document={{ id: props.id, type: props.type, name: nameOf(props.draft ?? props.published) }}
          verb={kind}
          onCancel={onCancel}
          onConfirm={() => confirmed(storedIds(props), noReferences)}
        >
          {ownDialog}
        </CheckUses>
      );
    return { ...description, dialog: { type: 'custom', component } };
  };
}

const noReferences = { totalReferenceCount: 0, internalReferenceCount: 0, crossDatasetReferenceCount: 0 };

function storedIds({ published, draft }: DocumentActionProps): string[] {
  return [published, draft].flatMap((document) => document?._id ?? []);
}

/** The Studio's dialog, when it is open and takes what we know it to take; otherwise it stays as it is. */
function dialogOf({ dialog }: DocumentActionDescription): ReactElement<Confirmation> | undefined {
  if (!dialog) return undefined;
  const shown = dialog.type === 'custom' ? dialog.component : dialog.type === 'dialog' && dialog.content;
  return isConfirmation(shown) ? shown : undefined;
}

function isConfirmation(shown: ReactNode | false): shown is ReactElement<Confirmation> {
  if (!isValidElement(shown) || typeof shown.props !== 'object' || shown.props === null) return false;
  const { props } = shown;
  return 'onConfirm' in props && typeof props.onConfirm === 'function' && 'onCancel' in props;
}

/** Remembers the removal once the lake has done it. */
function useRememberSuccess(kind: SafeKind, { id, type, draft, published }: DocumentActionProps) {
  const documents = useDocumentStore();
  const typeTitle = useSchema().get(type)?.title ?? type;
  const { remember } = useRemovals();
  return () => {
    const removal: Removal = {
      kind,
      id,
      type,
      name: nameOf(draft ?? published) ?? typeTitle,
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
