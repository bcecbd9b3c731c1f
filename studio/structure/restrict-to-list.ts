import type { Modifier } from '@dnd-kit/core';
import type { RefObject } from 'react';

/**
 * dnd-kit modifier that restricts dragging to the vertical axis and to the list. `restrictToParentElement` of
 * `@dnd-kit/modifiers` measures the list only once: after scrolling, a row can leave the list at the end, which
 * makes the pane longer, so that automatic scrolling never stops.
 */
export function restrictToList(list: RefObject<Element | null>): Modifier {
  return ({ transform, draggingNodeRect: row }) => {
    const bounds = list.current?.getBoundingClientRect();
    if (!row || !bounds) return { ...transform, x: 0 };
    const y = Math.min(Math.max(transform.y, bounds.top - row.top), bounds.bottom - row.bottom);
    return { ...transform, x: 0, y };
  };
}
