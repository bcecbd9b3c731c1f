import { type DocumentActionComponent, definePlugin, type ToolMenuProps, useFeatureEnabled } from 'sanity';
import { SCHEDULED_TOOL } from '../tools.ts';
import { wrapAction } from '../wrap-action.ts';
import { withFutureDate } from './future-schedule-date.ts';

/** Hides the tool for scheduled drafts where scheduling is not available. */
export const publishLater = definePlugin({
  name: 'publish-later',
  studio: { components: { toolMenu: PossibleTools } },
});

/** The tool menu, without 'Scheduled' where scheduling is not available. */
function PossibleTools(props: ToolMenuProps) {
  const canPublishLater = useCanPublishLater();
  const tools = canPublishLater ? props.tools : props.tools.filter(({ name }) => name !== SCHEDULED_TOOL);
  return props.renderDefault({ ...props, tools });
}

/** Name of the feature, as the lake and the plans of hosted projects report it. */
const FEATURE = 'singleDocRelease';

/**
 * Whether a single document can be scheduled: always on the embedded lake, on a hosted project depending on its
 * plan. `undefined` while loading.
 */
export function useCanPublishLater(): boolean | undefined {
  const { isLoading, enabled } = useFeatureEnabled(FEATURE);
  return isLoading ? undefined : enabled;
}

/** Removes the schedule action where scheduling is not available, instead of the Studio's upgrade dialog. */
export function hideUnavailableScheduling(actions: DocumentActionComponent[]): DocumentActionComponent[] {
  return actions.map(wrapScheduleAction);
}

const wrapScheduleAction = wrapAction('schedule', (useAction) => (props) => {
  const description = useAction(props);
  return useCanPublishLater() ? withFutureDate(description) : null;
});
