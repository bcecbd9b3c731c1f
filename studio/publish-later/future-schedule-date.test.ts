import { createElement, type ReactNode } from 'react';
import type { DocumentActionDescription } from 'sanity';
import { expect, it } from 'vitest';
import { withFutureDate } from './future-schedule-date.ts';

const now = new Date(2026, 10, 20, 14, 40);
const Dialog = (_props: { onSchedule?: () => void; initialDate?: Date }) => null;
const opened = (component: ReactNode): DocumentActionDescription => ({
  label: 'Publish later…',
  dialog: { type: 'custom', component },
});
const onSchedule = () => {};

it.each([
  ['none', undefined],
  ['one that is past', new Date(2026, 10, 20, 14, 0)],
])('opens the dialog with a time to come where it has %s', (_what, initialDate) => {
  const dialog = createElement(Dialog, { onSchedule, ...(initialDate && { initialDate }) });
  expect(withFutureDate(opened(dialog), now)).toMatchObject({
    label: 'Publish later…',
    dialog: { component: { type: Dialog, props: { onSchedule, initialDate: new Date(2026, 10, 20, 16) } } },
  });
});

it('preselects a time that is 30 to 90 minutes ahead', () => {
  const first = (minute: number) =>
    withFutureDate(opened(createElement(Dialog, { onSchedule })), new Date(2026, 10, 20, 14, minute));
  const at = (hour: number) => ({
    dialog: { component: { props: { initialDate: new Date(2026, 10, 20, hour) } } },
  });
  expect(first(30)).toMatchObject(at(16));
  expect(first(29)).toMatchObject(at(15));
});

it('keeps a future time, other dialogs, and closed dialogs', () => {
  const later = opened(createElement(Dialog, { onSchedule, initialDate: new Date(2026, 10, 21) }));
  const other = opened(createElement(Dialog));
  const closed = { label: 'Publish later…', dialog: false } as const;
  for (const description of [later, other, closed, null]) {
    expect(withFutureDate(description, now)).toBe(description);
  }
});
