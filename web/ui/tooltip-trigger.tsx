import { type Ref, useEffect, useImperativeHandle } from 'react';

type TooltipTriggerProps = {
  control: Element;
  /** Everything below is handed in by Radix's `Trigger`, as to the button that it takes this for. */
  ref?: Ref<Element>;
  'aria-describedby'?: string;
  onPointerMove?: Handler;
  onPointerLeave?: Handler;
  onPointerDown?: Handler;
  onFocus?: Handler;
  onBlur?: Handler;
  onClick?: Handler;
};

/** Radix reads nothing of an event but `pointerType` and `defaultPrevented`, which the browser's own have too. */
type Handler = (event: Event) => void;

/**
 * Stands for a control that was on the page before its tooltip came, and draws nothing. What Radix would give its own
 * button goes to that control, which stays the same element and keeps its focus.
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

  // The pointer or the focus that this came for is there already.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what happened before happens once.
  useEffect(() => {
    if (control.matches(':focus-visible')) onFocus?.(new FocusEvent('focus'));
    else if (control.matches(':hover')) onPointerMove?.(new PointerEvent('pointermove'));
  }, [control]);

  return null;
}
