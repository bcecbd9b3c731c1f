import type { CSSProperties } from 'react';
import type { InputProps } from 'sanity';

/** Styles that hide an element visually and keep it for screen readers. */
export const visuallyHidden: CSSProperties = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};

/** Adds an element id, such as that of a hint, to the `aria-describedby` of an input. */
export function addDescribedBy<Props extends InputProps>(id: string, props: Props): Props {
  const { 'aria-describedby': others } = props.elementProps;
  const describedBy = others ? `${others} ${id}` : id;
  return { ...props, elementProps: { ...props.elementProps, 'aria-describedby': describedBy } };
}
