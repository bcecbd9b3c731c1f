import { defineLocaleResourceBundle, TIMELINE_ITEM_I18N_KEY_MAPPING } from 'sanity';

const KEYS = {
  scheduleDocumentVersion: 'timeline.operation.scheduled',
  unscheduleDocumentVersion: 'timeline.operation.unscheduled',
};

/**
 * Studio 6.9 says “Published” in the history when somebody only set a time, and once more when it was unscheduled. It has no
 * words of its own for these two, so its table from what happened to words is given them.
 */
export function historyLabels() {
  for (const keys of Object.values(TIMELINE_ITEM_I18N_KEY_MAPPING)) Object.assign(keys, KEYS);
  return defineLocaleResourceBundle({
    locale: 'en-US',
    namespace: 'studio',
    resources: {
      'timeline.operation.scheduled': 'Time set to publish',
      'timeline.operation.scheduled_timestamp': 'Time set to publish: {{timestamp, datetime}}',
      'timeline.operation.unscheduled': 'Unscheduled',
      'timeline.operation.unscheduled_timestamp': 'Unscheduled: {{timestamp, datetime}}',
    },
  });
}
