import { Heading, Stack, Text } from '@sanity/ui';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { getDraftId, useClient, useSchema } from 'sanity';
import { IntentLink } from 'sanity/router';
import type { Problem } from './list-problems.ts';
import { ProblemList } from './problem-list.tsx';
import { describeState, type PublishState } from './publish-state.ts';
import type { Publishing } from './publishing-context.tsx';
import { explainReference, type ReferenceTarget, readReferenceTargets } from './reference-targets.ts';

/** Headings for states in which no action is needed before publishing. */
const headings: Partial<Record<PublishState, string>> = {
  ready: 'You can publish',
  published: 'Nothing to publish',
  scheduled: 'Nothing to do',
};

/** Explains why publishing is not possible, with a list of errors to fix. */
export function PublishBlockers({ publishing }: { publishing: Publishing }) {
  const { state, facts, problems, focusField } = publishing;
  const { explained, openTarget } = useExplained(problems, 'error');
  if (state === undefined) return null;
  return (
    <Stack gap={4}>
      <Heading as="h2" size={0}>
        {headings[state] ?? 'Why can’t I publish?'}
      </Heading>
      <Text size={1} muted>
        {state === 'ready' ? 'Nothing stands in the way.' : describeState(state, facts)}
      </Text>
      {explained.length > 0 && (
        <ProblemList problems={explained} label="To fix first" onOpen={focusField} renderMore={openTarget} />
      )}
    </Stack>
  );
}

/** Lists hints, which do not block publishing. */
export function Hints({ publishing: { problems, focusField } }: { publishing: Publishing }) {
  const { explained, openTarget } = useExplained(problems, 'hint');
  if (explained.length === 0) return null;
  return (
    <Stack gap={4}>
      <Heading as="h2" size={0}>
        {explained.length === 1 ? 'One hint' : `${explained.length} hints`}
      </Heading>
      <Text size={1} muted>
        You can publish without following {explained.length === 1 ? 'it' : 'them'}.
      </Text>
      <ProblemList problems={explained} label="Hints" onOpen={focusField} renderMore={openTarget} />
    </Stack>
  );
}

/**
 * Returns the problems of one kind with messages about their reference targets, and a function that renders a
 * link to an unpublished target.
 */
function useExplained(problems: readonly Problem[], wanted: Problem['kind']) {
  const targets = useReferenceTargets(problems);
  const explained = useMemo(() => {
    const ofKind = problems.filter(({ kind }) => kind === wanted);
    return targets ? ofKind.map((problem) => explainReference(problem, targets)) : ofKind;
  }, [problems, targets, wanted]);
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
  return { explained, openTarget };
}

/** Loads the reference targets of problems; undefined while loading and when there are none. */
function useReferenceTargets(problems: readonly Problem[]): ReadonlyMap<string, ReferenceTarget> | undefined {
  const client = useClient({ apiVersion: '2025-02-19' });
  const schema = useSchema();
  const [targets, setTargets] = useState<ReadonlyMap<string, ReferenceTarget>>();
  const ids = [...new Set(problems.flatMap(({ target }) => target ?? []))].sort().join();

  useEffect(() => {
    setTargets(undefined);
    if (ids === '') return;
    const published = ids.split(',');
    const subscription = client.observable
      .fetch<unknown[]>(
        '*[_id in $ids]',
        { ids: [...published, ...published.map(getDraftId)] },
        { perspective: 'raw' },
      )
      .subscribe({
        next: (documents) => setTargets(readReferenceTargets(documents, schema)),
        // On errors, the original messages stay; the next change repeats the query.
        error: () => setTargets(undefined),
      });
    return () => subscription.unsubscribe();
  }, [client, schema, ids]);

  return targets;
}
