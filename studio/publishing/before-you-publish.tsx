import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle';
import { ErrorOutlineIcon } from '@sanity/icons/ErrorOutline';
import { Card, Flex, focusFirstDescendant, Heading, Stack, Text } from '@sanity/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { DocumentInspectorMenuItem, DocumentInspectorProps } from 'sanity';
import { DocumentInspectorHeader } from 'sanity/structure';
import { useFocusOnRemoval } from '../shared/use-focus-on-removal.ts';
import { Hints, PublishBlockers } from './publish-blockers.tsx';
import { PublishInPanel } from './publish-in-panel.tsx';
import { PublishPreviewList } from './publish-preview/publish-preview-list.tsx';
import type { PublishPreviewState } from './publish-preview/use-publish-preview.ts';
import { type Publishing, usePublishing } from './publishing-context.tsx';

const TITLE = 'Before you publish';

/** The document inspector that shows why a document cannot be published, and what publishing changes. */
export function BeforeYouPublish({ onClose }: DocumentInspectorProps) {
  const publishing = usePublishing();
  const start = useRef<HTMLElement>(null);
  const [opener] = useState(() => document.activeElement);
  const handOver = useFocusOnRemoval(useCallback(() => focusAfterPanel(opener), [opener]));
  // Keyboard users continue in the panel after opening it.
  useEffect(() => start.current?.focus(), []);
  return (
    <Flex
      as="section"
      aria-label={TITLE}
      direction="column"
      height="fill"
      overflow="hidden"
      ref={(panel: HTMLElement | null) => {
        start.current = panel;
        return handOver(panel);
      }}
      tabIndex={-1}
      style={{ outline: 'none' }}
    >
      <DocumentInspectorHeader
        as="header"
        flex="none"
        title={TITLE}
        closeButtonLabel={`Close “${TITLE}”`}
        onClose={onClose}
      />
      <Card flex={1} overflow="auto" padding={4}>
        {publishing && (
          <Stack gap={6}>
            <PublishBlockers publishing={publishing} />
            <ChangeSummary publishing={publishing} />
            <Hints publishing={publishing} />
          </Stack>
        )}
      </Card>
      <PublishInPanel />
    </Flex>
  );
}

/** Lists the changes of publishing, by page of the site. */
function ChangeSummary({ publishing: { publishPreview } }: { publishing: Publishing }) {
  if (publishPreview === undefined) return null;
  return (
    <Stack gap={4}>
      <Heading as="h2" size={0}>
        What will change?
      </Heading>
      <Text size={1} muted>
        {describePreview(publishPreview)}
      </Text>
      {typeof publishPreview === 'object' && <PublishPreviewList groups={publishPreview.groups} />}
    </Stack>
  );
}

function describePreview(publishPreview: PublishPreviewState): string {
  if (publishPreview === 'working') return 'Comparing with the site…';
  if (publishPreview === 'unknown') {
    return 'The site could not be compared just now. You can publish anyway, and check the page afterward.';
  }
  return publishPreview.changedPages === 0
    ? 'No page of the site shows what is different in this draft.'
    : 'Once you publish this, visitors read within seconds:';
}

/**
 * Focuses the element that opened the panel. After publishing it may be gone, and on small screens the whole
 * form was hidden; then the form's first control is focused.
 */
function focusAfterPanel(opener: Element | null): void {
  const form = document.querySelector<HTMLElement>('[data-testid="document-panel-scroller"]');
  if (opener instanceof HTMLElement && opener !== document.body && opener.isConnected) opener.focus();
  else if (form) focusFirstDescendant(form);
}

/** Menu item of the inspector. While there are errors it is shown as a button too. */
export function useBeforeYouPublishItem(): DocumentInspectorMenuItem {
  const status = usePublishing();
  const isBlocked = status?.state === 'blocked';
  return {
    title: TITLE,
    icon: isBlocked ? ErrorOutlineIcon : CheckmarkCircleIcon,
    tone: isBlocked ? 'critical' : 'default',
    showAsAction: true,
    hidden: status?.state === undefined,
  };
}
