import { getDraftId } from '@sanity/client/csm';
import { PublishIcon } from '@sanity/icons/Publish';
import { Flex, Stack, Text } from '@sanity/ui';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useDocumentOperation, useSyncState, useValidationStatus } from 'sanity';
import { IntentLink } from 'sanity/router';
import { BusyButton } from '../busy-button.tsx';
import { useIsOffline } from '../publishing/use-is-offline.ts';
import { useFocusOnRemoval } from '../use-focus-on-removal.ts';

interface PublishAgentProps {
  documentId: string;
  name: string;
  /** Whether the introduction has unsaved changes, which would not be published. */
  isUnsaved: boolean;
  /** Ref of the element that takes the focus when the agent is published and the button disappears. */
  heading: RefObject<HTMLHeadingElement | null>;
}

/** Publishes an agent after its video was activated, unless its form has validation errors. */
export function PublishAgent({ documentId, name, isUnsaved, heading }: PublishAgentProps) {
  const ref = useFocusOnRemoval(() => heading.current?.focus());
  const { publish } = useDocumentOperation(documentId, 'agent');
  const { isSyncing } = useSyncState(documentId, 'agent');
  const isOffline = useIsOffline(documentId, 'agent', undefined);
  const { validation, isValidating } = useValidationStatus(getDraftId(documentId), 'agent', true);
  const isIncomplete = validation.some(({ level }) => level === 'error');
  const isLoading = publish.disabled === 'NOT_READY';
  const form = (
    <IntentLink intent="edit" params={{ id: documentId, type: 'agent' }}>
      {isIncomplete ? `Open ${name} and see what is missing` : `Open ${name}`}
    </IntentLink>
  );
  return (
    <Stack gap={3}>
      <Text size={1} muted>
        {isIncomplete
          ? `Something in ${name}’s form is missing, so it cannot be published yet. `
          : `Everything that is changed in ${name}’s form goes on the site, not the video alone. `}
        {form}
      </Text>
      <Flex ref={ref}>
        <PublishButton
          name={name}
          isSettled={!isUnsaved && !isSyncing && !isValidating && !isLoading}
          isAllowed={!isIncomplete && !isOffline && (isLoading || !publish.disabled)}
          onPublish={() => publish.execute()}
        />
      </Flex>
    </Stack>
  );
}

interface PublishButtonProps {
  name: string;
  /** Whether all changes are saved and checked. */
  isSettled: boolean;
  /** Whether the agent can be published, as far as is known before it is settled. */
  isAllowed: boolean;
  onPublish: () => void;
}

/** Milliseconds after which a publication that changed nothing counts as failed; the Studio waits as long. */
const FAILED = 4_000;

/**
 * Can be pressed while changes are still being saved or checked, and publishes afterwards. A button that is
 * disabled meanwhile, for moments at a time, would ignore presses.
 */
export function PublishButton({ name, isSettled, isAllowed, onPublish }: PublishButtonProps) {
  const [stage, setStage] = useState<'idle' | 'waiting' | 'publishing'>('idle');
  const publish = useEffectEvent(onPublish);
  useEffect(() => {
    if (stage !== 'waiting' || !isSettled) return;
    if (isAllowed) publish();
    setStage(isAllowed ? 'publishing' : 'idle');
  }, [stage, isSettled, isAllowed]);
  useEffect(() => {
    if (stage !== 'publishing') return;
    const timer = setTimeout(() => setStage('idle'), FAILED);
    return () => clearTimeout(timer);
  }, [stage]);
  return (
    <BusyButton
      icon={PublishIcon}
      tone="primary"
      text={`Publish ${name}`}
      isBusy={stage !== 'idle'}
      disabled={!isAllowed && stage === 'idle'}
      onClick={() => setStage('waiting')}
    />
  );
}
