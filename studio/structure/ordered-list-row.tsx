import { useSortable } from '@dnd-kit/sortable';
import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle';
import { DragHandleIcon } from '@sanity/icons/DragHandle';
import { EditIcon } from '@sanity/icons/Edit';
import { EyeClosedIcon } from '@sanity/icons/EyeClosed';
import { Flex, Text } from '@sanity/ui';
import { Preview, TextWithTone, useSchema } from 'sanity';
import { styled } from 'styled-components';
import { ListRow } from './list-row.tsx';
import { MoveMenu } from './move-menu.tsx';
import type { OrderedRow } from './ordered-list-query.ts';
import type { Revisions } from './page-list-query.ts';

interface OrderedListRowProps {
  type: string;
  row: OrderedRow;
  index: number;
  count: number;
  /** Moves the row; undefined for users who may not. */
  onMove?: (to: number) => void;
}

/** Drag handle for the pointer. Keyboard and screen reader users have the menu. */
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

/** An entry of a list that editors can reorder. */
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

const ON_THE_SITE = 'On the site';

/** Shows whether an entry is published or has a draft. */
function RowState({ published, draft }: Revisions) {
  if (published !== undefined && draft === undefined) {
    return (
      <Text size={1} muted title={ON_THE_SITE}>
        <CheckmarkCircleIcon aria-label={ON_THE_SITE} role="img" />
      </Text>
    );
  }
  const isNew = published === undefined;
  return (
    <TextWithTone size={1} tone="caution">
      <Flex as="span" align="center" gap={2}>
        {isNew ? <EyeClosedIcon aria-hidden /> : <EditIcon aria-hidden />}
        {isNew ? 'Not on the site yet' : 'Draft waiting'}
      </Flex>
    </TextWithTone>
  );
}
