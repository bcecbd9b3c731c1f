import { TIMELINE_ITEM_I18N_KEY_MAPPING } from 'sanity';
import { expect, it } from 'vitest';
import { historyLabels } from './history-labels.ts';

it('says when a time was set and when something was unscheduled, and of nothing else', () => {
  const before = structuredClone(TIMELINE_ITEM_I18N_KEY_MAPPING);
  const { resources } = historyLabels();
  for (const variant of ['published', 'draft', 'version'] as const) {
    const { scheduleDocumentVersion, unscheduleDocumentVersion, ...others } =
      TIMELINE_ITEM_I18N_KEY_MAPPING[variant];
    expect(resources).toMatchObject({
      [scheduleDocumentVersion]: 'Time set to publish',
      [unscheduleDocumentVersion]: 'Unscheduled',
    });
    expect(before[variant]).toMatchObject(others);
    // Once the Studio has words of its own, these may go.
    expect(before[variant].scheduleDocumentVersion).toBe('timeline.operation.published');
  }
});
