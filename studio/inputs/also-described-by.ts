import type { InputProps } from 'sanity';

/** A field that is described by one more element, such as a hint below it: who goes there by the Tab key hears it too. */
export function alsoDescribedBy<Props extends InputProps>(id: string, props: Props): Props {
  const { 'aria-describedby': others } = props.elementProps;
  const describedBy = others ? `${others} ${id}` : id;
  return { ...props, elementProps: { ...props.elementProps, 'aria-describedby': describedBy } };
}
