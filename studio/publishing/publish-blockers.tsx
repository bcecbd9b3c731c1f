import { Heading, Stack, Text } from '@sanity/ui';
import { type ReactNode, useMemo } from 'react';
import { IntentLink } from 'sanity/router';
import { explainTarget } from './explain-target.ts';
import type { Problem } from './list-problems.ts';
import { ProblemList } from './problem-list.tsx';
import { type PublishState, stateInWords } from './publish-state.ts';
import type { Publishing } from './publishing-context.tsx';
import { useTargets } from './use-targets.ts';

/** What stands above the state where nothing hinders anybody. */
const headings: Partial<Record<PublishState, string>> = {
  ready: 'You can publish',
  published: 'Nothing to publish',
  scheduled: 'Nothing to do',
};

/** Why the Publish button is grey: everything to fix, each with the way there. */
export function PublishBlockers({ publishing }: { publishing: Publishing }) {
  const { state, facts, problems, jump } = publishing;
  const { explained, openTarget } = useExplained(problems, 'error');
  if (state === undefined) return null;
  return (
    <Stack gap={4}>
      <Heading as="h2" size={0}>
        {headings[state] ?? 'Why can’t I publish?'}
      </Heading>
      <Text size={1} muted>
        {state === 'ready' ? 'Nothing stands in the way.' : stateInWords(state, facts)}
      </Text>
      {explained.length > 0 && (
        <ProblemList problems={explained} label="To fix first" onOpen={jump} renderMore={openTarget} />
      )}
    </Stack>
  );
}

/** What could be better and stands in nobody's way. */
export function Hints({ publishing: { problems, jump } }: { publishing: Publishing }) {
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
      <ProblemList problems={explained} label="Hints" onOpen={jump} renderMore={openTarget} />
    </Stack>
  );
}

/** The problems of one kind in words that fit what they point to, and the link to it where it is to be published first. */
function useExplained(problems: readonly Problem[], wanted: Problem['kind']) {
  const targets = useTargets(problems);
  const explained = useMemo(() => {
    const ofKind = problems.filter(({ kind }) => kind === wanted);
    return targets ? ofKind.map((problem) => explainTarget(problem, targets)) : ofKind;
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
