import { useEffect, useEffectEvent, useRef } from 'react';
import { type ItemProps, isObjectItemProps, type ObjectItemProps } from 'sanity';
import { cursorPath } from '../publishing/cursor-path.ts';

/**
 * An item of a list. When its form opens in a dialog, the first field takes the focus; when the dialog closes, the item does. The
 * Studio leaves the focus behind the dialog, or on the page.
 */
export function FocusedItem(props: ItemProps) {
  return (
    <>
      {props.renderDefault(props)}
      {isObjectItemProps(props) && <ItemFocus {...props} />}
    </>
  );
}

/** First fields of pictures and references, which are no text inputs. */
const WITHOUT_TEXT_INPUT = ['asset', '_ref'];

function ItemFocus({ open, schemaType, value, inputProps }: ObjectItemProps) {
  const [first] = schemaType.fields;
  const onOpened = useEffectEvent(() => {
    // A link to a field of the item has set the focus.
    if (inputProps.focusPath.length > 0 || !first || WITHOUT_TEXT_INPUT.includes(first.name)) return;
    inputProps.onPathFocus(cursorPath(schemaType, value, [first.name]));
  });
  const anchor = useRef<HTMLSpanElement>(null);
  const onClosed = useEffectEvent(() => {
    const surroundings = anchor.current?.closest('[role="dialog"]') ?? document.body;
    const { activeElement } = document;
    // A click outside may have closed the dialog and moved the focus.
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
