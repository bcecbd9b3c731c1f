import { useSortable } from '@dnd-kit/sortable';
import { DragHandleIcon } from '@sanity/icons/DragHandle';
import { Flex, Text } from '@sanity/ui';
import { Preview, useSchema } from 'sanity';
import { styled } from 'styled-components';
import { ListRow } from './list-row.tsx';
import { MoveMenu } from './move-menu.tsx';
import type { OrderedRow } from './ordered-list-query.ts';
import { RowState } from './row-state.tsx';

interface OrderedListRowProps {
  type: string;
  row: OrderedRow;
  index: number;
  count: number;
  /** Moves the row to another place; undefined for whoever may not. */
  onMove?: (to: number) => void;
}

/** For the pointer only; whoever uses the keyboard or listens has the menu. */
const Handle = styled.div`
  position: relative;
  z-index: 1;
  padding: 12px 4px;
  cursor: grab;
  touch-action: none;
  &:active {
    cursor: grabbing;
  }
`;

/** An entry of a list that editors order. */
export function OrderedListRow({ type, row, index, count, onMove }: OrderedListRowProps) {
  const { setNodeRef, listeners, transform, isDragging } = useSortable({
    id: row.id,
    disabled: !onMove,
    transition: null,
  });
  const schemaType = useSchema().get(type);
  if (!schemaType) return null;
  const before = onMove && (
    <Handle {...listeners} aria-hidden title="Drag to another place">
      <Text size={1} muted>
        <DragHandleIcon />
      </Text>
    </Handle>
  );
  return (
    <ListRow
      id={row.id}
      before={before}
      ref={setNodeRef}
      style={{
        transform: transform ? `translateY(${transform.y}px)` : undefined,
        ...(isDragging ? { zIndex: 2, opacity: 0.85 } : {}),
      }}
      label={<Preview layout="default" schemaType={schemaType} value={{ _id: row.id, _type: type }} />}
    >
      <Flex align="center" gap={1}>
        <RowState {...row} />
        {onMove && <MoveMenu name={row.name} index={index} count={count} onMove={onMove} />}
      </Flex>
    </ListRow>
  );
}
