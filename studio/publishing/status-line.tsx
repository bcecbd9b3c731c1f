import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle';
import { ChevronRightIcon } from '@sanity/icons/ChevronRight';
import { ErrorOutlineIcon } from '@sanity/icons/ErrorOutline';
import { InfoOutlineIcon } from '@sanity/icons/InfoOutline';
import { Box, Button, Card, Flex, Text } from '@sanity/ui';
import { useRef } from 'react';
import type { InputProps } from 'sanity';
import { useDocumentPane } from 'sanity/structure';
import { INSPECTOR } from './inspector-name.ts';
import { type PublishState, stateInWords } from './publish-state.ts';
import { usePublishing } from './publishing-context.tsx';
import { useFooterHeight } from './use-footer-height.ts';
import type { PublishStatus } from './use-publish-status.ts';

/** The input of a whole document with a line below it that says why the Publish button is grey; any other as it is. */
export function InputWithStatusLine(props: InputProps) {
  return props.path.length > 0 ? props.renderDefault(props) : <DocumentInput {...props} />;
}

function DocumentInput(props: InputProps) {
  const status = usePublishing();
  return (
    <>
      {props.renderDefault(props)}
      {status?.state !== undefined && <StatusLine status={status} state={status.state} />}
    </>
  );
}

const tones = {
  offline: 'caution',
  unsaved: 'caution',
  reader: 'default',
  published: 'default',
  empty: 'default',
  blocked: 'critical',
  ready: 'positive',
} as const satisfies Record<PublishState, string>;

const icons = {
  offline: ErrorOutlineIcon,
  unsaved: ErrorOutlineIcon,
  reader: InfoOutlineIcon,
  published: CheckmarkCircleIcon,
  empty: InfoOutlineIcon,
  blocked: ErrorOutlineIcon,
  ready: CheckmarkCircleIcon,
} as const satisfies Record<PublishState, unknown>;

/** Sticks to the lower edge of the form, just above the Publish button. */
function StatusLine({ status, state }: { status: PublishStatus; state: PublishState }) {
  const { openInspector, closeInspector, inspector } = useDocumentPane();
  const line = useRef<HTMLDivElement>(null);
  const bottom = useFooterHeight(line);
  const Icon = icons[state];
  const words = stateInWords(state, status.facts);
  const isOpen = inspector?.name === INSPECTOR;
  const hasMore = state === 'blocked' || state === 'ready';
  return (
    <Box ref={line} style={{ position: 'sticky', bottom, zIndex: 1 }} paddingTop={4}>
      <Card tone={tones[state]} border={hasMore} radius={3} shadow={hasMore ? 2 : undefined}>
        {hasMore ? (
          <Button
            mode="bleed"
            tone={tones[state]}
            width="fill"
            padding={3}
            // What fingers hit without aiming.
            style={{ minHeight: 44 }}
            aria-expanded={isOpen}
            onClick={() => (isOpen ? closeInspector(INSPECTOR) : openInspector(INSPECTOR))}
          >
            <Flex align="center" gap={3}>
              <Text size={1}>
                <Icon />
              </Text>
              <Box flex={1}>
                <Text size={1} weight="medium">
                  {words}
                </Text>
              </Box>
              <Text size={1}>
                <ChevronRightIcon />
              </Text>
            </Flex>
          </Button>
        ) : (
          <Flex align="center" gap={3} padding={3}>
            <Text size={1} muted>
              <Icon />
            </Text>
            <Text size={1} muted>
              {words}
            </Text>
          </Flex>
        )}
      </Card>
    </Box>
  );
}
