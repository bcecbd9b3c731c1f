import { useEffect, useEffectEvent, useRef } from 'react';
import { type ItemProps, isObjectItemProps, type ObjectItemProps } from 'sanity';
import { cursorPath } from '../publishing/cursor-path.ts';

/**
 * An entry of a list. When its form opens in a dialog, the focus goes to the form's first field, and when the dialog is
 * closed, back to the entry. The Studio leaves the focus behind the dialog, or on the page.
 */
export function FocusedItem(props: ItemProps) {
  return (
    <>
      {props.renderDefault(props)}
      {isObjectItemProps(props) && <ItemFocus {...props} />}
    </>
  );
}

/** The fields of pictures and references: they have no first field to write in. */
const NOT_WRITTEN = ['asset', '_ref'];

function ItemFocus({ open, schemaType, value, inputProps }: ObjectItemProps) {
  const [first] = schemaType.fields;
  const onOpened = useEffectEvent(() => {
    // A link to a field of the entry has put the focus there.
    if (inputProps.focusPath.length > 0 || !first || NOT_WRITTEN.includes(first.name)) return;
    inputProps.onPathFocus(cursorPath(schemaType, value, [first.name]));
  });
  const anchor = useRef<HTMLSpanElement>(null);
  const onClosed = useEffectEvent(() => {
    const surroundings = anchor.current?.closest('[role="dialog"]') ?? document.body;
    const { activeElement } = document;
    // Somebody may have closed the dialog by going on elsewhere.
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
