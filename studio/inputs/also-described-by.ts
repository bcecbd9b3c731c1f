import type { InputProps } from 'sanity';

/** Adds an element id, such as that of a hint, to the `aria-describedby` of an input. */
export function alsoDescribedBy<Props extends InputProps>(id: string, props: Props): Props {
  const { 'aria-describedby': others } = props.elementProps;
  const describedBy = others ? `${others} ${id}` : id;
  return { ...props, elementProps: { ...props.elementProps, 'aria-describedby': describedBy } };
}
