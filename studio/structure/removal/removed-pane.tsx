import { UndoIcon } from '@sanity/icons/Undo';
import { Box, Button, Flex, Stack, Text } from '@sanity/ui';
import { useRef } from 'react';
import { RelativeTime, useSchema } from 'sanity';
import { FailureNote } from '../../shared/failure-note.tsx';
import { useFocusOnRemoval } from '../../shared/use-focus-on-removal.ts';
import { widestRow } from '../list-row.tsx';
import { type Removal, removalWords } from './removal.ts';
import { useRemovalList, useRemovals } from './use-removals.tsx';

/** Lists the recent removals of the current user, each with a button to undo it. */
export function RemovedPane() {
  const { removals, error } = useRemovalList();
  const { undo } = useRemovals();
  const advice = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const focusNear = (index: number) => {
    const buttons = list.current?.querySelectorAll('button') ?? [];
    (buttons[Math.min(index, buttons.length - 1)] ?? advice.current)?.focus();
  };
  if (error && !removals) return <FailureNote what="The list of what you removed cannot be loaded." />;
  if (!removals) return null;
  return (
    <Stack gap={4} padding={4} style={{ maxWidth: widestRow }}>
      <Text ref={advice} tabIndex={-1} size={1} muted>
        {removals.length === 0
          ? 'You have removed nothing recently. What you delete, discard, take off the site or replace with an earlier version can be brought back here.'
          : 'What you deleted, discarded, took off the site or replaced with an earlier version. What you bring back is just as it was.'}
      </Text>
      <Stack ref={list} as="ul" gap={4} padding={0} style={{ listStyle: 'none' }}>
        {removals.map((removal, index) => (
          <RemovedRow
            key={`${removal.id}-${removal.at}`}
            removal={removal}
            onUndo={() => undo(removal)}
            onGone={() => focusNear(index)}
          />
        ))}
      </Stack>
    </Stack>
  );
}

interface RemovedRowProps {
  removal: Removal;
  onUndo: () => void;
  /** Called when the row was removed while it had the focus. */
  onGone: () => void;
}

function RemovedRow({ removal, onUndo, onGone }: RemovedRowProps) {
  const ref = useFocusOnRemoval(onGone);
  const { kind, type, name, at } = removal;
  const typeTitle = useSchema().get(type)?.title ?? type;
  return (
    <li>
      <Flex align="center" justify="space-between" gap={3}>
        <Stack gap={2}>
          <Text size={1} weight="medium">
            {name}
          </Text>
          <Text size={1} muted>
            {removalWords[kind]} · {typeTitle} · <RelativeTime time={at} useTemporalPhrase />
          </Text>
        </Stack>
        <Box>
          <Button
            ref={ref}
            mode="ghost"
            padding={3}
            icon={UndoIcon}
            text="Bring it back"
            aria-label={`Bring it back: ${removalWords[kind]}, “${name}”`}
            onClick={onUndo}
          />
        </Box>
      </Flex>
    </li>
  );
}
