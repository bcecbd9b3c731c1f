import { TIMELINE_ITEM_I18N_KEY_MAPPING } from 'sanity';
import { expect, it } from 'vitest';
import { registerHistoryLabels } from './history-labels.ts';

it('labels scheduling and unscheduling, and nothing else', () => {
  const before = structuredClone(TIMELINE_ITEM_I18N_KEY_MAPPING);
  const { resources } = registerHistoryLabels();
  for (const variant of ['published', 'draft', 'version'] as const) {
    const { scheduleDocumentVersion, unscheduleDocumentVersion, ...others } =
      TIMELINE_ITEM_I18N_KEY_MAPPING[variant];
    expect(resources).toMatchObject({
      [scheduleDocumentVersion]: 'Time set to publish',
      [unscheduleDocumentVersion]: 'Unscheduled',
    });
    expect(before[variant]).toMatchObject(others);
    // When the Studio has labels of its own, ours can be removed.
    expect(before[variant].scheduleDocumentVersion).toBe('timeline.operation.published');
  }
});
