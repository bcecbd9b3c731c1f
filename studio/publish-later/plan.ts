import type { DocumentActionComponent } from 'sanity';
import { useFeatureEnabled } from 'sanity';
import { withTimeToCome } from './time-to-come.ts';

/** What the lake, or the plan of a hosted project, calls publishing one document at a set time. */
const FEATURE = 'singleDocRelease';

/**
 * Whether what an editor wrote can be published at a set time. The embedded lake can; a hosted project when its plan
 * includes it. `undefined` until that is known.
 */
export function useCanPublishLater(): boolean | undefined {
  const { isLoading, enabled } = useFeatureEnabled(FEATURE);
  return isLoading ? undefined : enabled;
}

/** The document actions, with “Publish later…” only where it can be done instead of an offer to buy it. */
export function onlyWherePlanned(actions: DocumentActionComponent[]): DocumentActionComponent[] {
  return actions.map((action) => (action.action === 'schedule' ? whenPossible(action) : action));
}

const wrapped = new WeakMap<DocumentActionComponent, DocumentActionComponent>();

/** The same component for the same action, or the Studio would take it for another at every render. */
function whenPossible(action: DocumentActionComponent): DocumentActionComponent {
  const existing = wrapped.get(action);
  if (existing) return existing;
  const guarded: DocumentActionComponent = (props) => {
    const description = action(props);
    return useCanPublishLater() ? withTimeToCome(description) : null;
  };
  Object.assign(guarded, { action: action.action, displayName: action.displayName });
  wrapped.set(action, guarded);
  return guarded;
}
