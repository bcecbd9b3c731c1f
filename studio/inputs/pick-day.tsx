import { CalendarIcon } from '@sanity/icons/Calendar';
import { Button } from '@sanity/ui';
import { useRef } from 'react';
import { visuallyHidden } from '../shared/accessibility.ts';

interface PickDayProps {
  /** The present day, such as 2026-12-01; '' for none. */
  value: string;
  /** The first day that can be picked. */
  min?: string;
  disabled?: boolean | undefined;
  /** Called with the picked day, such as 2026-12-01; '' when it was cleared. */
  onPick: (day: string) => void;
}

/** A button that opens the browser's date picker. */
export function PickDay({ value, min, disabled, onPick }: PickDayProps) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        type="button"
        mode="ghost"
        icon={CalendarIcon}
        text="Pick a day"
        disabled={disabled}
        onClick={() => picker.current?.showPicker()}
      />
      {/* The browser's date picker opens at this element, so it must be rendered. */}
      <input
        ref={picker}
        type="date"
        tabIndex={-1}
        aria-hidden
        style={visuallyHidden}
        value={value}
        min={min}
        onChange={({ currentTarget }) => onPick(currentTarget.value)}
      />
    </>
  );
}
