import { Box, Card, Flex, Text } from '@sanity/ui';
import { useSyncExternalStore } from 'react';
import type { ActiveToolLayoutProps } from 'sanity';
import { IntentLink } from 'sanity/router';
import { useUnsaved } from './unsaved-layout.tsx';
import type { UnsavedTexts } from './unsaved-texts.ts';

/** Tool layout with a bar that links to documents with unsaved text in this browser. */
export function ToolWithUnsavedBar(props: ActiveToolLayoutProps) {
  return (
    <Flex direction="column" height="fill">
      <UnsavedBar />
      <Box flex={1} style={{ minHeight: 0 }}>
        {props.renderDefault(props)}
      </Box>
    </Flex>
  );
}

const none: readonly UnsavedTexts[] = [];

function UnsavedBar() {
  const unsaved = useUnsaved();
  const all = useSyncExternalStore(
    unsaved?.store.listen ?? (() => () => {}),
    unsaved?.store.all ?? (() => none),
  );
  // Open documents show a notice in their form.
  const elsewhere = all.filter(
    ({ id, lost }) => lost.length > 0 && !unsaved?.watched.some((document) => document.id === id),
  );
  if (elsewhere.length === 0) return null;
  return (
    <Card tone="caution" borderBottom padding={3} role="status">
      <Flex gap={3} wrap="wrap">
        <Text size={1}>You typed something that was not saved. This browser kept it:</Text>
        {elsewhere.map(({ id, type, title }) => (
          <Text key={id} size={1} weight="medium">
            <IntentLink intent="edit" params={{ id, type }}>
              {title}
            </IntentLink>
          </Text>
        ))}
      </Flex>
    </Card>
  );
}
