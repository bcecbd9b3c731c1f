import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import type { DocumentActionDescription } from 'sanity';

/** Props of the Studio's schedule dialog (Sanity 6.9). */
interface TimeDialog {
  onSchedule: (publishAt: Date) => void;
  /** The preselected time; the current time by default. */
  initialDate?: Date;
}

const SOON = 30 * 60_000;
const HOUR = 60 * 60_000;

/**
 * Preselects a valid time in the schedule dialog: the first full hour that is at least 30 minutes ahead. The
 * Studio preselects the current time, which is in the past a moment later, so the dialog opens with a warning.
 */
export function withFutureDate(
  description: DocumentActionDescription | null,
  now = new Date(),
): DocumentActionDescription | null {
  if (!description) return null;
  const dialog = openedBy(description);
  if (!isTimeDialog(dialog)) return description;
  const { initialDate } = dialog.props;
  if (initialDate && initialDate > now) return description;
  const component = cloneElement(dialog, { initialDate: fullHourAfter(now) });
  return { ...description, dialog: { type: 'custom', component } };
}

function openedBy({ dialog }: DocumentActionDescription): ReactNode {
  if (!dialog) return undefined;
  return dialog.type === 'custom' ? dialog.component : undefined;
}

function isTimeDialog(shown: ReactNode): shown is ReactElement<TimeDialog> {
  return (
    isValidElement(shown) &&
    typeof shown.props === 'object' &&
    shown.props !== null &&
    'onSchedule' in shown.props
  );
}

function fullHourAfter(now: Date): Date {
  const date = new Date(now.getTime() + SOON + HOUR);
  date.setMinutes(0, 0, 0);
  return date;
}
