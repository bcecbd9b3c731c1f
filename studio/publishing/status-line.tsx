import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle';
import { ChevronRightIcon } from '@sanity/icons/ChevronRight';
import { ClockIcon } from '@sanity/icons/Clock';
import { ErrorOutlineIcon } from '@sanity/icons/ErrorOutline';
import { InfoOutlineIcon } from '@sanity/icons/InfoOutline';
import { LaunchIcon } from '@sanity/icons/Launch';
import { Box, Button, Card, Flex, Text } from '@sanity/ui';
import { useRef } from 'react';
import { createPortal } from 'react-dom';
import type { InputProps } from 'sanity';
import { useDocumentPane } from 'sanity/structure';
import { readText } from '../../content/read-field.ts';
import { usePaneFooter } from '../sanity-internals/use-pane-footer.ts';
import { formatCount } from '../shared/format-text.ts';
import { getPagePath } from '../shared/site-path.ts';
import { getPreviewOrigin } from '../shared/studio-settings.ts';
import type { PublishPreviewState } from './publish-preview/use-publish-preview.ts';
import { describeState, type PublishState } from './publish-state.ts';
import { type Publishing, usePublishing } from './publishing-context.tsx';

/** Name of the inspector 'Before you publish' in URLs. */
export const INSPECTOR = 'before-you-publish';

/** Adds the line above the Publish button to the input of a whole document; renders any other input unchanged. */
export function InputWithStatusLine(props: InputProps) {
  return props.path.length > 0 ? props.renderDefault(props) : <DocumentInput {...props} />;
}

function DocumentInput(props: InputProps) {
  const publishing = usePublishing();
  const anchor = useRef<HTMLSpanElement>(null);
  const footer = usePaneFooter(anchor);
  return (
    <>
      {props.renderDefault(props)}
      <span ref={anchor} hidden />
      {publishing?.state !== undefined &&
        footer &&
        createPortal(<StatusLine publishing={publishing} state={publishing.state} />, footer)}
    </>
  );
}

const icons = {
  offline: ErrorOutlineIcon,
  saving: ClockIcon,
  unsaved: ErrorOutlineIcon,
  reader: InfoOutlineIcon,
  published: CheckmarkCircleIcon,
  empty: InfoOutlineIcon,
  blocked: ErrorOutlineIcon,
  scheduled: ClockIcon,
  held: InfoOutlineIcon,
  ready: CheckmarkCircleIcon,
} as const satisfies Record<PublishState, unknown>;

const tones: Partial<Record<PublishState, 'critical' | 'caution'>> = {
  offline: 'caution',
  unsaved: 'caution',
  held: 'caution',
  blocked: 'critical',
};

/** Minimum size of a touch target, in pixels. */
const TOUCHABLE = 44;

/**
 * Shows whether the document can be published or why not. When there are details, it is a button that opens the
 * panel.
 */
function StatusLine({ publishing, state }: { publishing: Publishing; state: PublishState }) {
  const { openInspector, closeInspector, inspector } = useDocumentPane();
  const Icon = icons[state];
  const extent = state === 'ready' ? describeExtent(publishing.publishPreview) : undefined;
  const isOpen = inspector?.name === INSPECTOR;
  const hasMore = state === 'blocked' || state === 'ready';
  const line = (
    <Flex align="center" gap={3}>
      <Text size={1} muted={!hasMore}>
        <Icon />
      </Text>
      {/* The text of a button does not wrap by itself. */}
      <Flex
        flex={1}
        align="center"
        justify="space-between"
        gap={3}
        wrap="wrap"
        style={{ minWidth: 0, whiteSpace: 'normal', textAlign: 'start' }}
      >
        <Text size={1} muted={!hasMore} weight={hasMore ? 'medium' : undefined}>
          {describeState(state, publishing.facts)}
        </Text>
        {extent && <Text size={1}>{extent}</Text>}
      </Flex>
      {hasMore && (
        <Text size={1}>
          <ChevronRightIcon />
        </Text>
      )}
    </Flex>
  );
  return (
    <Card tone={tones[state] ?? 'default'} borderTop>
      {hasMore ? (
        <Button
          mode="bleed"
          tone={tones[state] ?? 'default'}
          width="fill"
          paddingX={4}
          paddingY={3}
          radius={0}
          style={{ minHeight: TOUCHABLE }}
          aria-expanded={isOpen}
          onClick={() => (isOpen ? closeInspector(INSPECTOR) : openInspector(INSPECTOR))}
        >
          {line}
        </Button>
      ) : (
        <Flex align="center" gap={2} paddingLeft={4} paddingRight={2} style={{ minHeight: TOUCHABLE }}>
          <Box flex={1}>{line}</Box>
          {state === 'published' && <SeeOnSite />}
        </Flex>
      )}
    </Card>
  );
}

/** Number of changed pages as text; undefined while it is unknown. */
function describeExtent(publishPreview: PublishPreviewState | undefined): string | undefined {
  if (publishPreview === undefined || typeof publishPreview === 'string') return undefined;
  return publishPreview.changedPages === 0
    ? 'Changes no page'
    : `Changes ${formatCount(publishPreview.changedPages, 'page')}`;
}

/** A link to the page on the site, in a new tab; nothing for documents that are not a page. */
function SeeOnSite() {
  const { documentId: id, documentType: type, value } = useDocumentPane();
  const path = getPagePath({ id, type, slug: readText(value, 'slug', 'current') });
  if (path === undefined) return null;
  return (
    <Button
      as="a"
      href={`${getPreviewOrigin()}${path}`}
      target="_blank"
      rel="noreferrer"
      mode="bleed"
      fontSize={1}
      padding={3}
      iconRight={LaunchIcon}
      text="See it on the site"
      onClick={unlockSite}
    />
  );
}

/**
 * Editors need not enter the site's password. This works only when site and Studio share an origin; otherwise
 * the site asks for it.
 */
function unlockSite(): void {
  if (getPreviewOrigin() === location.origin) localStorage.setItem('authenticated', 'true');
}
