import type { DocumentActionComponent } from 'sanity';

/**
 * Puts something around the Studio's own action of a name, wherever there is one; other actions stay as they are. The
 * same component for the same action each time, since the Studio keeps its state by identity.
 */
export function wrapAction(
  name: string,
  wrap: (useAction: DocumentActionComponent) => DocumentActionComponent,
): (action: DocumentActionComponent) => DocumentActionComponent {
  const wrapped = new WeakMap<DocumentActionComponent, DocumentActionComponent>();
  return (action) => {
    if (action.action !== name) return action;
    const known = wrapped.get(action);
    if (known) return known;
    const { displayName } = action;
    const made = Object.assign(wrap(action), { action: action.action, displayName });
    wrapped.set(action, made);
    return made;
  };
}
