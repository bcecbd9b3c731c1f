import { isValidElement, type ReactElement, type ReactNode } from 'react';
import {
  type DocumentActionComponent,
  type DocumentActionDescription,
  definePlugin,
  type ToolMenuProps,
  useFeatureEnabled,
} from 'sanity';
import { wrapAction } from '../shared/wrap-action.ts';
import { SCHEDULED_TOOL } from '../tools.ts';
import { ScheduleDialog, type ScheduleDialogProps } from './schedule-dialog.tsx';

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

/**
 * Removes the schedule action where scheduling is not available, instead of the Studio's upgrade dialog, and asks for the time
 * in a dialog of our own.
 */
export function adaptScheduleAction(actions: DocumentActionComponent[]): DocumentActionComponent[] {
  return actions.map(wrapScheduleAction);
}

const wrapScheduleAction = wrapAction('schedule', (useAction) => (props) => {
  const description = useAction(props);
  return useCanPublishLater() ? withOwnDialog(description) : null;
});

/** The action with our dialog in place of the Studio's. Other dialogs of the action stay. */
export function withOwnDialog(
  description: DocumentActionDescription | null,
): DocumentActionDescription | null {
  if (!description) return null;
  const dialog = description.dialog || undefined;
  if (dialog?.type !== 'custom' || !isScheduleDialog(dialog.component)) return description;
  const { onClose, onSchedule, initialDate, loading } = dialog.component.props;
  return {
    ...description,
    dialog: {
      type: 'custom',
      component: <ScheduleDialog {...{ onClose, onSchedule, initialDate, loading }} />,
    },
  };
}

/** Whether an element is the Studio's dialog that asks for a time (Sanity 6.9). */
function isScheduleDialog(element: ReactNode): element is ReactElement<ScheduleDialogProps> {
  return (
    isValidElement(element) &&
    typeof element.props === 'object' &&
    element.props !== null &&
    'onSchedule' in element.props
  );
}
