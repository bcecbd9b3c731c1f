import type { DocumentFieldAction, DocumentFieldActionsResolverContext } from 'sanity';
import { fixedOncePublished } from '../../schemas/fields/developers-only.ts';

/** Names of the Studio's field actions, which apply to single fields and whole documents (`couplings.test.ts`). */
const fieldActions = { copy: 'copyField', paste: 'pasteField' } as const;

type Place = Pick<Parameters<DocumentFieldAction['useAction']>[0], 'path'>;

/**
 * Hides 'Paste field' and 'Copy field' where pasting does harm. Pasting patches the document directly, without
 * the inputs that lock fields (`roles-plugin.tsx`) or record former addresses (`studio/addresses/`). So it is
 * hidden for fields that are locked after publishing, and for whole documents, whose slug would be overwritten.
 */
export function withSafePasting(
  actions: DocumentFieldAction[],
  { documentType }: Pick<DocumentFieldActionsResolverContext, 'documentType'>,
): DocumentFieldAction[] {
  // The context's `documentType` is the type of the field.
  const fixed = fixedOncePublished[documentType] ?? [];
  return actions.map((action) => {
    if (action.name === fieldActions.paste)
      return hideAction(action, (place) => isForm(place) || isOneOf(fixed, place));
    // Copying a whole document is of no use without pasting.
    return action.name === fieldActions.copy ? hideAction(action, isForm) : action;
  });
}

function isForm({ path }: Place): boolean {
  return path.length === 0;
}

function isOneOf(names: readonly string[], { path: [name, ...rest] }: Place): boolean {
  return rest.length === 0 && typeof name === 'string' && names.includes(name);
}

function hideAction(
  { name, useAction }: DocumentFieldAction,
  isHidden: (place: Place) => boolean,
): DocumentFieldAction {
  return {
    name,
    useAction: (props) => {
      const item = useAction(props);
      return isHidden(props) ? { ...item, hidden: true } : item;
    },
  };
}
