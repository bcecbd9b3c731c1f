import { defineLocaleResourceBundle, TIMELINE_ITEM_I18N_KEY_MAPPING } from 'sanity';

const KEYS = {
  scheduleDocumentVersion: 'timeline.operation.scheduled',
  unscheduleDocumentVersion: 'timeline.operation.unscheduled',
};

/**
 * Sanity Studio 6.9 shows “Published” in the history when a document was scheduled, and again when it was
 * unscheduled. It has no labels for these two events, so its table from event to label is extended.
 */
export function registerHistoryLabels() {
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
