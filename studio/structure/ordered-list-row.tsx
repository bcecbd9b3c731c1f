import { DragHandleIcon } from '@sanity/icons/DragHandle';
import { Flex, Text } from '@sanity/ui';
import type { ComponentProps, CSSProperties } from 'react';
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
  /** What a handle needs to be dragged by. */
  handle: ComponentProps<'div'>;
  style?: CSSProperties;
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
export function OrderedListRow({ type, row, index, count, onMove, handle, style }: OrderedListRowProps) {
  const schemaType = useSchema().get(type);
  if (!schemaType) return null;
  const before = onMove && (
    <Handle {...handle} aria-hidden title="Drag to another place">
      <Text size={1} muted>
        <DragHandleIcon />
      </Text>
    </Handle>
  );
  return (
    <ListRow
      id={row.id}
      before={before}
      style={style}
      label={<Preview layout="default" schemaType={schemaType} value={{ _id: row.id, _type: type }} />}
    >
      <Flex align="center" gap={1}>
        <RowState {...row} />
        {onMove && <MoveMenu name={row.name} index={index} count={count} onMove={onMove} />}
      </Flex>
    </ListRow>
  );
}
