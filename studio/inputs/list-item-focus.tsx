import { useEffect, useEffectEvent, useRef } from 'react';
import { type ItemProps, isObjectItemProps, type ObjectItemProps } from 'sanity';
import { focusPathFor } from '../shared/focus-path.ts';

/**
 * An array item. The first field gets the focus when its dialog opens, and the item when it closes. The Studio
 * leaves the focus behind the dialog or on the body.
 */
export function ItemWithFocus(props: ItemProps) {
  return (
    <>
      {props.renderDefault(props)}
      {isObjectItemProps(props) && <ItemFocus {...props} />}
    </>
  );
}

/** First fields of image and reference items, which have no text input. */
const WITHOUT_TEXT_INPUT = ['asset', '_ref'];

function ItemFocus({ open, schemaType, value, inputProps }: ObjectItemProps) {
  const [first] = schemaType.fields;
  const onOpened = useEffectEvent(() => {
    // A deep link to a field of the item already set the focus.
    if (inputProps.focusPath.length > 0 || !first || WITHOUT_TEXT_INPUT.includes(first.name)) return;
    inputProps.onPathFocus(focusPathFor(schemaType, value, [first.name]));
  });
  const anchor = useRef<HTMLSpanElement>(null);
  const onClosed = useEffectEvent(() => {
    const surroundings = anchor.current?.closest('[role="dialog"]') ?? document.body;
    const { activeElement } = document;
    // The dialog may have been closed by a click outside, which moved the focus.
    if (activeElement === document.body || !surroundings.contains(activeElement)) inputProps.onPathFocus([]);
  });
  const wasOpen = useRef(false);
  useEffect(() => {
    if (open) onOpened();
    else if (wasOpen.current) onClosed();
    wasOpen.current = open;
  }, [open]);
  return <span ref={anchor} hidden />;
}
