import type { Modifier } from '@dnd-kit/core';
import type { RefObject } from 'react';

/**
 * Keeps a dragged row within its list, and moves it up and down only. The `restrictToParentElement` of
 * `@dnd-kit/modifiers` measures the list once: when the list has been scrolled, the row can leave it at the end, which
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
