import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import type { DocumentActionDescription } from 'sanity';

/** What the Studio's own dialog for choosing a time is given; Studio 6.9. */
interface TimeDialog {
  onSchedule: (publishAt: Date) => void;
  /** The time that it opens with: without one, this very moment. */
  initialDate?: Date;
}

const SOON = 30 * 60_000;
const HOUR = 60 * 60_000;

/**
 * The description of an action whose dialog opens with a time that can be set, the full hour in half an hour or more.
 * The Studio opens it with this moment, which is past at once, so that it begins with a warning.
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
