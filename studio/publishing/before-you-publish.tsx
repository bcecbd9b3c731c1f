import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle';
import { ErrorOutlineIcon } from '@sanity/icons/ErrorOutline';
import { Card, Flex, Heading, Stack, Text } from '@sanity/ui';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import type { DocumentInspectorMenuItem, DocumentInspectorProps } from 'sanity';
import { IntentLink } from 'sanity/router';
import { DocumentInspectorHeader } from 'sanity/structure';
import { explainTarget } from './explain-target.ts';
import type { Problem } from './list-problems.ts';
import { counted } from './plain-words.ts';
import { ProblemList } from './problem-list.tsx';
import { stateInWords } from './publish-state.ts';
import { type Publishing, usePublishing } from './publishing-context.tsx';
import { useTargets } from './use-targets.ts';

const TITLE = 'Before you publish';

/** The panel beside the form: what stands in the way of publishing. */
export function BeforeYouPublish({ onClose }: DocumentInspectorProps) {
  const publishing = usePublishing();
  const start = useRef<HTMLDivElement>(null);
  // Whoever opened the panel by the keyboard goes on from here.
  useEffect(() => start.current?.focus(), []);
  return (
    <Flex
      as="section"
      aria-label={TITLE}
      direction="column"
      height="fill"
      overflow="hidden"
      ref={start}
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
        {publishing && <WhyNot publishing={publishing} />}
      </Card>
    </Flex>
  );
}

function WhyNot({ publishing }: { publishing: Publishing }) {
  const { state, facts, problems, jump } = publishing;
  const targets = useTargets(problems);
  const explained = useMemo(
    () => (targets ? problems.map((problem) => explainTarget(problem, targets)) : problems),
    [problems, targets],
  );
  const openTarget = ({ target }: Problem): ReactNode => {
    const found = target === undefined ? undefined : targets?.get(target);
    if (!found || found.isPublished) return null;
    return (
      <Text size={1}>
        <IntentLink intent="edit" params={{ id: found.id, type: found.type }}>
          Open “{found.title ?? found.type}”
        </IntentLink>
      </Text>
    );
  };
  if (state === undefined) return null;
  const errors = explained.filter(({ kind }) => kind === 'error');
  const hints = explained.filter(({ kind }) => kind === 'hint');
  return (
    <Stack gap={4}>
      <Heading as="h2" size={0}>
        Why can’t I publish?
      </Heading>
      <Text size={1} muted>
        {state === 'ready'
          ? 'You can: nothing stands in the way.'
          : `${stateInWords(state, facts)}.`.replace('..', '.')}
      </Text>
      {errors.length > 0 && (
        <ProblemList problems={errors} label="To fix first" onOpen={jump} renderMore={openTarget} />
      )}
      {hints.length > 0 && (
        <>
          <Text size={1} muted>
            {`${counted(hints.length, 'hint')}. You can publish without following ${hints.length === 1 ? 'it' : 'them'}.`}
          </Text>
          <ProblemList problems={hints} label="Hints" onOpen={jump} renderMore={openTarget} />
        </>
      )}
    </Stack>
  );
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
