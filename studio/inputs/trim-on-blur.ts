import type { FocusEvent } from 'react';
import { type StringInputProps, set, unset } from 'sanity';

/**
 * Trims a field when it loses the focus. Pasted addresses often have invisible spaces around them, which break
 * the link.
 */
export function trimOnBlur<Props extends StringInputProps>(props: Props): Props {
  const { elementProps, onChange, readOnly } = props;
  const onBlur = (event: FocusEvent<HTMLInputElement>) => {
    // Read from the element, because the form state may lag behind.
    const { value } = event.currentTarget;
    const trimmed = value.trim();
    if (trimmed !== value && !readOnly) onChange(trimmed ? set(trimmed) : unset());
    elementProps.onBlur(event);
  };
  return { ...props, elementProps: { ...elementProps, onBlur } };
}
