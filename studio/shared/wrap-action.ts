import type { DocumentActionComponent } from 'sanity';

/**
 * Wraps the document action with a given name; other actions are returned unchanged. The same action always
 * returns the same component, because the Studio identifies hook state by it.
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
