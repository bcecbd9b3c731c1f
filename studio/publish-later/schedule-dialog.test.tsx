import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement, type ReactNode } from 'react';
import type { DocumentActionDescription } from 'sanity';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { InStudioTheme } from '../testing/in-studio-theme.tsx';
import { mockMatchMedia } from '../testing/mock-match-media.ts';
import { withOwnDialog } from './publish-later-plugin.tsx';
import { ScheduleDialog } from './schedule-dialog.tsx';

mockMatchMedia();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 20, 14, 40) });
});
afterEach(() => {
  vi.useRealTimers();
});

function open(initialDate?: Date) {
  const onSchedule = vi.fn();
  render(
    <InStudioTheme>
      <ScheduleDialog onClose={() => {}} onSchedule={onSchedule} {...(initialDate && { initialDate })} />
    </InStudioTheme>,
  );
  return { onSchedule, user: userEvent.setup() };
}

const day = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Day' });
const time = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Time' });
const confirm = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Set the time' });
const sentence = () => screen.getByRole('status').textContent;

async function fill(user: ReturnType<typeof userEvent.setup>, field: HTMLElement, text: string) {
  await user.clear(field);
  await user.type(field, text);
}

it('presets a time to come, and sets it', async () => {
  const { onSchedule, user } = open();
  expect([day().value, time().value]).toEqual(['November 20, 2026', '4:00 PM']);
  await user.click(confirm());
  expect(onSchedule).toHaveBeenCalledExactlyOnceWith(new Date(2026, 10, 20, 16));
});

it('begins in the day, and its button submits both fields, so that Enter presses it', () => {
  open();
  expect(day()).toHaveFocus();
  expect(confirm().type).toBe('submit');
  expect([day().form, time().form]).toEqual([confirm().form, confirm().form]);
});

it('keeps a time that was set before, unless it is past', () => {
  open(new Date(2026, 11, 24, 18, 30));
  expect([day().value, time().value]).toEqual(['December 24, 2026', '6:30 PM']);
});

it.each([
  ['12/24/2026', '18:00'],
  ['12/24/26', '18:00'],
  ['Thursday, December 24, 2026', '18:00'],
  ['2026-12-24', '6 pm'],
  ['24 December 2026', '6:00 PM'],
  ['Dec 24, 2026', '18.00'],
])('reads %s at %s', async (typedDay, typedTime) => {
  const { onSchedule, user } = open();
  await fill(user, day(), typedDay);
  await fill(user, time(), typedTime);
  expect(sentence()).toMatch(/^Goes live on Thursday, December 24, 2026 at 6:00 PM \S+/);
  await user.click(confirm());
  expect(onSchedule).toHaveBeenCalledExactlyOnceWith(new Date(2026, 11, 24, 18));
});

it.each([
  ['24/12/2026', '18:00', 'The day cannot be read. Write it like December 24, 2026.'],
  ['next Friday', '18:00', 'The day cannot be read. Write it like December 24, 2026.'],
  ['December 24, 2026', 'evening', 'The time cannot be read. Write it like 6:00 PM or 18:00.'],
  ['November 20, 2026', '14:40', 'Choose a time that is still to come.'],
])('keeps %s, %s in its fields, says why, and blocks the button', async (typedDay, typedTime, reason) => {
  const { onSchedule, user } = open();
  await fill(user, day(), typedDay);
  await fill(user, time(), typedTime);
  await user.tab();
  expect([day().value, time().value]).toEqual([typedDay, typedTime]);
  expect(sentence()).toBe(reason);
  expect(confirm().disabled).toBe(true);
  await user.click(confirm());
  expect(onSchedule).not.toHaveBeenCalled();
});

it('does not set a time that passed while the dialog was open', async () => {
  const { onSchedule, user } = open();
  vi.setSystemTime(new Date(2026, 10, 20, 16, 1));
  await user.click(confirm());
  expect(onSchedule).not.toHaveBeenCalled();
  expect(sentence()).toBe('Choose a time that is still to come.');
});

const StudioDialog = (_props: { onSchedule?: () => void; onClose?: () => void }) => null;
const opened = (component: ReactNode): DocumentActionDescription => ({
  label: 'Publish later…',
  dialog: { type: 'custom', component },
});

it('takes the place of the Studio’s dialog for a time, and of no other', () => {
  const onSchedule = () => {};
  const onClose = () => {};
  expect(withOwnDialog(opened(createElement(StudioDialog, { onSchedule, onClose })))).toMatchObject({
    label: 'Publish later…',
    dialog: { component: { type: ScheduleDialog, props: { onSchedule, onClose } } },
  });
  const other = opened(createElement(StudioDialog));
  for (const description of [other, { label: 'Publish later…', dialog: false } as const, null]) {
    expect(withOwnDialog(description)).toBe(description);
  }
});
