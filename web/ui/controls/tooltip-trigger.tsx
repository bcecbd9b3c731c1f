import { type Ref, useEffect, useImperativeHandle } from 'react';

type TooltipTriggerProps = {
  control: Element;
  /** The props from here on are passed by Radix's `Trigger`, as to its own button. */
  ref?: Ref<Element>;
  'aria-describedby'?: string;
  onPointerMove?: Handler;
  onPointerLeave?: Handler;
  onPointerDown?: Handler;
  onFocus?: Handler;
  onBlur?: Handler;
  onClick?: Handler;
};

/** Radix reads only `pointerType` and `defaultPrevented` of an event, which native events have too. */
type Handler = (event: Event) => void;

/**
 * Connects Radix's trigger to an existing control, and renders nothing. The handlers that Radix would give its own button are
 * added to the control, which stays the same element and keeps its focus.
 */
export function TooltipTrigger({ control, ref, ...given }: TooltipTriggerProps) {
  const { 'aria-describedby': bubbleId, onPointerMove, onFocus } = given;
  useImperativeHandle(ref, () => control, [control]);

  useEffect(() => {
    const { onPointerLeave, onPointerDown, onBlur, onClick } = given;
    const handlers = Object.entries({
      pointermove: onPointerMove,
      pointerleave: onPointerLeave,
      pointerdown: onPointerDown,
      focus: onFocus,
      blur: onBlur,
      click: onClick,
    });
    for (const [type, handler] of handlers) if (handler) control.addEventListener(type, handler);
    return () => {
      for (const [type, handler] of handlers) if (handler) control.removeEventListener(type, handler);
    };
  });

  useEffect(() => {
    if (!bubbleId) return;
    const before = control.getAttribute('aria-describedby');
    control.setAttribute('aria-describedby', [before, bubbleId].filter(Boolean).join(' '));
    return () => {
      if (before === null) control.removeAttribute('aria-describedby');
      else control.setAttribute('aria-describedby', before);
    };
  }, [control, bubbleId]);

  // The hover or focus that caused this component to load has already happened.
  // biome-ignore lint/correctness/useExhaustiveDependencies: past events are replayed once.
  useEffect(() => {
    if (control.matches(':focus-visible')) onFocus?.(new FocusEvent('focus'));
    else if (control.matches(':hover')) onPointerMove?.(new PointerEvent('pointermove'));
  }, [control]);

  return null;
}
