import { useToast } from '@sanity/ui/toast';
import { type DocumentActionComponent, type DocumentActionProps, useClient, useSchema } from 'sanity';
import { useRouter } from 'sanity/router';
import { getName } from './removal.ts';
import { restoreVersion } from './restore-version.ts';
import { useRemovals } from './use-removals.tsx';

const DRAFT_GOES =
  'Bring this version back as your draft? What is not published yet is set aside; you can bring it back under “Recently removed”. The site stays as it is until you press “Publish”.';

const BROUGHT_BACK = {
  status: 'success',
  title: 'This version is your draft now',
  description: 'The site stays as it is until you press “Publish”.',
} as const;

/**
 * Wraps the Studio's restore action: the document keeps its rank, slugs and unfinished talking video
 * (`avatarRun`), and a replaced draft can be restored. Scheduled versions on hold are restored by the Studio
 * itself.
 */
export function wrapRestoreAction(useRestore: DocumentActionComponent): DocumentActionComponent {
  return function useRestoreAction(props) {
    const description = useRestore(props);
    const restore = useRestoreVersion(props);
    const dialog = description?.dialog || undefined;
    if (!description || dialog?.type !== 'confirm' || props.version) return description;
    const onConfirm = () => {
      dialog.onCancel();
      void restore();
    };
    const message = props.draft ? DRAFT_GOES : dialog.message;
    return { ...description, dialog: { ...dialog, message, onConfirm } };
  };
}

function useRestoreVersion({ id, type, revision, draft, published }: DocumentActionProps) {
  const client = useClient({ apiVersion: '2025-02-19' });
  const toast = useToast();
  const { navigateIntent } = useRouter();
  const { remember } = useRemovals();
  const typeTitle = useSchema().get(type)?.title ?? type;
  return async () => {
    if (!revision) return;
    const name = getName(draft ?? published) ?? typeTitle;
    try {
      const revisions = await restoreVersion(client, { id, name, revision });
      if (revisions.draft) {
        remember({ kind: 'replaced', id, type, name, at: new Date().toISOString(), ...revisions });
      } else {
        toast.push(BROUGHT_BACK);
      }
      navigateIntent('edit', { id, type });
    } catch (error) {
      const description = error instanceof Error ? error.message : undefined;
      toast.push({ status: 'error', title: 'This version could not be brought back', description });
    }
  };
}
