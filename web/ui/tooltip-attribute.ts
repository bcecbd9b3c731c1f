import type { RefCallback } from 'react';

/** Marks a control that has a tooltip, and says what stands in it. */
export const tooltipAttribute = 'data-tooltip';

/**
 * For a control that says more about itself to those who rest on it or tab to it: a name that has no
 * room, a word or two of explanation. Nothing without a text. A page must be understood without it: a finger never
 * sees it. The mark is set by a ref once the control is there: without a script nobody sees a tooltip, and documents are
 * shorter. A control that needs its own ref takes the attribute instead.
 */
export function withTooltip(text: string | null | undefined): { ref?: RefCallback<Element> } {
  if (!text?.trim()) return {};
  return {
    ref: (control) => {
      control?.setAttribute(tooltipAttribute, text);
      return () => control?.removeAttribute(tooltipAttribute);
    },
  };
}
