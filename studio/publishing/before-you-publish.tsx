import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle';
import { ErrorOutlineIcon } from '@sanity/icons/ErrorOutline';
import { Card, Flex, focusFirstDescendant, Stack } from '@sanity/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { DocumentInspectorMenuItem, DocumentInspectorProps } from 'sanity';
import { DocumentInspectorHeader } from 'sanity/structure';
import { useFocusHandover } from '../use-focus-handover.ts';
import { ChangeSummary } from './change-summary.tsx';
import { Hints, PublishBlockers } from './publish-blockers.tsx';
import { PublishInPanel } from './publish-in-panel.tsx';
import { usePublishing } from './publishing-context.tsx';

const TITLE = 'Before you publish';

/** The panel beside the form: what stands in the way of publishing, and what publishing does. */
export function BeforeYouPublish({ onClose }: DocumentInspectorProps) {
  const publishing = usePublishing();
  const start = useRef<HTMLElement>(null);
  const [opener] = useState(() => document.activeElement);
  const handOver = useFocusHandover(useCallback(() => focusAfterPanel(opener), [opener]));
  // Whoever opened the panel by the keyboard goes on from here.
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

/** Once everything is published, what opened the panel has gone, and on a small screen the whole form was away: then its first control. */
function focusAfterPanel(opener: Element | null): void {
  const form = document.querySelector<HTMLElement>('[data-testid="document-panel-scroller"]');
  if (opener instanceof HTMLElement && opener !== document.body && opener.isConnected) opener.focus();
  else if (form) focusFirstDescendant(form);
}

/** The panel's entry in the menu of the pane, and its button while something is to fix. */
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
