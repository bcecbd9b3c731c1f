import { type DocumentActionComponent, definePlugin, type ToolMenuProps, useFeatureEnabled } from 'sanity';
import { SCHEDULED_TOOL } from '../tools.ts';
import { wrapAction } from '../wrap-action.ts';
import { withFutureDate } from './future-schedule-date.ts';

/** Publishing at a set time is offered only where it can be done. */
export const publishLater = definePlugin({
  name: 'publish-later',
  studio: { components: { toolMenu: PossibleTools } },
});

/** The bar of tools, without the list of what is scheduled where nothing can be. */
function PossibleTools(props: ToolMenuProps) {
  const canPublishLater = useCanPublishLater();
  const tools = canPublishLater ? props.tools : props.tools.filter(({ name }) => name !== SCHEDULED_TOOL);
  return props.renderDefault({ ...props, tools });
}

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
export function hideUnavailableScheduling(actions: DocumentActionComponent[]): DocumentActionComponent[] {
  return actions.map(wrapScheduleAction);
}

const wrapScheduleAction = wrapAction('schedule', (useAction) => (props) => {
  const description = useAction(props);
  return useCanPublishLater() ? withFutureDate(description) : null;
});
