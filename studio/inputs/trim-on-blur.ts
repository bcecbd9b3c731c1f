import type { FocusEvent } from 'react';
import { type StringInputProps, set, unset } from 'sanity';

/**
 * A field for an address, which loses the spaces around its text when the editor leaves it: they come along when an
 * address is pasted, are not seen, and lead nowhere.
 */
export function trimOnBlur<Props extends StringInputProps>(props: Props): Props {
  const { elementProps, onChange, readOnly } = props;
  const onBlur = (event: FocusEvent<HTMLInputElement>) => {
    // What the field holds: the form may be a keystroke behind.
    const { value } = event.currentTarget;
    const trimmed = value.trim();
    if (trimmed !== value && !readOnly) onChange(trimmed ? set(trimmed) : unset());
    elementProps.onBlur(event);
  };
  return { ...props, elementProps: { ...elementProps, onBlur } };
}
