import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  type Modifier,
  PointerSensor,
  useSensor,
} from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { Box, Stack, Text } from '@sanity/ui';
import { type KeyboardEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useGrantsStore } from 'sanity';
import { FailureNote } from '../shared/failure-note.tsx';
import { widestRow } from './list-row.tsx';
import { moveFocus } from './move-focus.ts';
import { makeOrderedListQuery, type OrderedRow } from './ordered-list-query.ts';
import { OrderedListRow } from './ordered-list-row.tsx';
import { useListenedQuery } from './use-listened-query.ts';
import { useOrder } from './use-order.tsx';

const noRows: OrderedRow[] = [];

/**
 * Disables dnd-kit's announcements, which contain document ids. Dragging works with the pointer only, and a
 * toast reports the move.
 */
const announceNothing = () => undefined;
const accessibility = {
  announcements: {
    onDragStart: announceNothing,
    onDragOver: announceNothing,
    onDragEnd: announceNothing,
    onDragCancel: announceNothing,
  },
};

interface OrderedPaneProps {
  /** Id of the pane, which is the document type of the list. */
  id: string;
}

/** A list that editors can reorder by dragging or by keyboard. */
export function OrderedPane({ id: type }: OrderedPaneProps) {
  const query = useMemo(() => makeOrderedListQuery(type), [type]);
  const { result, error } = useListenedQuery(query);
  const { rows, moveRow } = useOrder(result ?? noRows);
  const mayOrder = useMayOrder(type);
  const ids = rows.map(({ id }) => id);
  const list = useRef<HTMLUListElement>(null);
  const sensors = [useSensor(PointerSensor)];
  const modifiers = useMemo(() => [restrictToList(list)], []);
  const moveByDrag = ({ active, over }: DragEndEvent) => {
    if (over) moveRow(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
  };

  // Handled in the capture phase, because the menu button would open its menu at the same key.
  const moveByKey = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!mayOrder || !event.altKey || step === undefined) return;
    const items = [...event.currentTarget.querySelectorAll('li')];
    const index = items.findIndex((item) => item.contains(document.activeElement));
    if (index < 0) return;
    event.preventDefault();
    event.stopPropagation();
    moveRow(index, index + step);
  };

  if (error && !result) return <FailureNote what="The list cannot be loaded." />;
  if (!result) return null;
  return (
    <Stack
      gap={3}
      padding={3}
      style={{ maxWidth: widestRow }}
      onKeyDownCapture={moveByKey}
      onKeyDown={moveFocus}
    >
      <Box paddingX={2} paddingTop={1}>
        <Text size={1} muted>
          {rows.length === 0 ? 'Nothing is in this list yet.' : explainOrdering(mayOrder)}
        </Text>
      </Box>
      <DndContext
        sensors={sensors}
        modifiers={modifiers}
        collisionDetection={closestCenter}
        accessibility={accessibility}
        onDragEnd={moveByDrag}
      >
        <SortableContext items={ids} strategy={verticalListSortingStrategy}>
          <Stack as="ul" ref={list} gap={1}>
            {rows.map((row, index) => (
              <OrderedListRow
                key={row.id}
                type={type}
                row={row}
                index={index}
                count={rows.length}
                onMove={mayOrder ? (to) => moveRow(index, to) : undefined}
              />
            ))}
          </Stack>
        </SortableContext>
      </DndContext>
    </Stack>
  );
}

function explainOrdering(mayOrder: boolean): string {
  return mayOrder
    ? 'Drag an entry to its place by its dots, or choose it with the Tab key and press Alt and an arrow. The site takes the new order at once.'
    : 'In the order of the site.';
}

/** Whether the current user may update documents of a type; false until the lake has answered. */
function useMayOrder(type: string): boolean {
  const grants = useGrantsStore();
  const [isGranted, setGranted] = useState(false);
  useEffect(() => {
    const subscription = grants
      .checkDocumentPermission('update', { _id: 'any', _type: type })
      .subscribe(({ granted }) => setGranted(granted));
    return () => subscription.unsubscribe();
  }, [grants, type]);
  return isGranted;
}

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
