import type { DocumentFieldAction, DocumentFieldActionsResolverContext } from 'sanity';
import { fixedOncePublished } from '../../schemas/fields/developers-only.ts';
import { fieldActions } from '../sanity-internals/field-actions.ts';

type Place = Pick<Parameters<DocumentFieldAction['useAction']>[0], 'path'>;

/**
 * The Studio's copying and pasting, where it does no harm. What is pasted goes into the document itself, past the inputs
 * that lock a field (`locked-input.tsx`) and keep the address that visitors know (`studio/addresses/`). So no field that
 * is locked once visitors know the page is pasted into, nor a whole form, which would bring another page's address.
 */
export function withSafePasting(
  actions: DocumentFieldAction[],
  { documentType }: Pick<DocumentFieldActionsResolverContext, 'documentType'>,
): DocumentFieldAction[] {
  // An action is told of a field's own type as `documentType`.
  const fixed = fixedOncePublished[documentType] ?? [];
  return actions.map((action) => {
    if (action.name === fieldActions.paste)
      return hiddenWhere(action, (place) => isForm(place) || isOneOf(fixed, place));
    // There is nowhere to paste a whole form.
    return action.name === fieldActions.copy ? hiddenWhere(action, isForm) : action;
  });
}

function isForm({ path }: Place): boolean {
  return path.length === 0;
}

function isOneOf(names: readonly string[], { path: [name, ...rest] }: Place): boolean {
  return rest.length === 0 && typeof name === 'string' && names.includes(name);
}

function hiddenWhere(
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
