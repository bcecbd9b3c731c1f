/** Marks a control that has a tooltip, and says what stands in it. */
export const tooltipAttribute = 'data-tooltip';

/**
 * The attributes of a control that says more about itself to those who rest on it or tab to it: a name that has no
 * room, a word or two of explanation. None without a text. A page must be understood without it: a finger never
 * sees it.
 */
export function withTooltip(text: string | null | undefined): Record<string, string> {
  return text?.trim() ? { [tooltipAttribute]: text } : {};
}
