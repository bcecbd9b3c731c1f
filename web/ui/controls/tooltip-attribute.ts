import type { RefCallback } from 'react';

/** Attribute of a control with a tooltip; its value is the tooltip's text. */
export const tooltipAttribute = 'data-tooltip';

/**
 * Adds a tooltip to a control, with a label that has no space or a short explanation; does nothing without a text. Pages must be
 * clear without tooltips, since touch screens do not show them. The attribute is set by a ref and not in the markup, because
 * tooltips need scripts and documents get shorter. A control that needs its own ref uses the attribute instead.
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
