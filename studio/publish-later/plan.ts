import type { DocumentActionComponent } from 'sanity';
import { useFeatureEnabled } from 'sanity';
import { aroundAction } from '../around-action.ts';
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
  return actions.map(whenPossible);
}

const whenPossible = aroundAction('schedule', (useAction) => (props) => {
  const description = useAction(props);
  return useCanPublishLater() ? withTimeToCome(description) : null;
});
