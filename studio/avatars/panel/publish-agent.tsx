import { getDraftId } from '@sanity/client/csm';
import { PublishIcon } from '@sanity/icons/Publish';
import { Flex, Stack, Text } from '@sanity/ui';
import { useToast } from '@sanity/ui/toast';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useDocumentOperation, useDocumentOperationEvent, useSyncState, useValidationStatus } from 'sanity';
import { IntentLink } from 'sanity/router';
import { useIsOffline } from '../../publishing/use-is-offline.ts';
import { usePublishRequest } from '../../publishing/use-publish-request.ts';
import { BusyButton } from '../../shared/busy-button.tsx';
import { useFocusOnRemoval } from '../../shared/use-focus-on-removal.ts';

interface PublishAgentProps {
  documentId: string;
  /** Revision of the draft. */
  revision: string;
  name: string;
  /** Whether the introduction has unsaved changes, which would not be published. */
  isUnsaved: boolean;
  /** Whether the latest action in this panel failed. An introduction that could not be saved is not saved again by itself. */
  hasFailed: boolean;
  /** Ref of the element that takes the focus when the agent is published and the button disappears. */
  heading: RefObject<HTMLHeadingElement | null>;
}

/** Publishes an agent after its video was activated, unless its form has validation errors. */
export function PublishAgent({
  documentId,
  revision,
  name,
  isUnsaved,
  hasFailed,
  heading,
}: PublishAgentProps) {
  const ref = useFocusOnRemoval(() => heading.current?.focus());
  const toast = useToast();
  const { publish } = useDocumentOperation(documentId, 'agent');
  const { isSyncing } = useSyncState(documentId, 'agent');
  const isOffline = useIsOffline(documentId, 'agent', undefined);
  const { validation, isValidating } = useValidationStatus(getDraftId(documentId), 'agent', true);
  const isIncomplete = validation.some(({ level }) => level === 'error');
  // The list of agents has loaded the draft already; the Studio's document store may learn of it later.
  const isLoading = publish.disabled !== false;
  const { stage, isRefused, request } = usePublishRequest({
    isBusy: isUnsaved || isSyncing || isValidating || isLoading,
    isLoaded: true,
    content: revision,
    isStuck: isOffline || (isUnsaved && hasFailed),
    isAllowed: !isIncomplete,
    publish: () => publish.execute(),
    onDropped: (description) =>
      toast.push({ status: 'warning', title: `${name} is not published yet`, description }),
  });
  const isBlocked = isIncomplete && isRefused;
  useFailedPublication(documentId, (description) =>
    toast.push({ status: 'error', closable: true, title: `${name} could not be published`, description }),
  );
  const form = (
    <IntentLink intent="edit" params={{ id: documentId, type: 'agent' }}>
      {isBlocked ? `Open ${name} and see what is missing` : `Open ${name}`}
    </IntentLink>
  );
  return (
    <Stack gap={3}>
      <Text size={1} muted>
        {isOffline && `There is no connection just now. You can publish ${name} as soon as it is back. `}
        {isBlocked
          ? `Something in ${name}’s form is missing, so it cannot be published yet. `
          : `Everything that is changed in ${name}’s form goes on the site, not the video alone. `}
        {form}
      </Text>
      <Flex ref={ref}>
        <BusyButton
          icon={PublishIcon}
          tone="primary"
          text={`Publish ${name}`}
          isBusy={stage !== 'idle'}
          disabled={stage === 'idle' && (isOffline || isRefused)}
          onClick={request}
        />
      </Flex>
    </Stack>
  );
}

/** Calls `onFailed` with the message of the lake, or of the network, when a publication of the agent fails. */
function useFailedPublication(documentId: string, onFailed: (message: string) => void): void {
  const event = useDocumentOperationEvent(documentId, 'agent');
  const report = useEffectEvent(onFailed);
  useEffect(() => {
    if (event?.type === 'error' && event.op === 'publish') report(event.error.message);
  }, [event]);
}
