import { getDraftId } from '@sanity/client/csm';
import { PublishIcon } from '@sanity/icons/Publish';
import { Button, Flex, Stack, Text } from '@sanity/ui';
import { useDocumentOperation, useSyncState, useValidationStatus } from 'sanity';
import { IntentLink } from 'sanity/router';

interface PublishAgentProps {
  documentId: string;
  name: string;
  /** Whether the introduction has unsaved changes, which would not be published. */
  isUnsaved: boolean;
}

/** Publishes an agent after its video was activated, unless its form has validation errors. */
export function PublishAgent({ documentId, name, isUnsaved }: PublishAgentProps) {
  const { publish } = useDocumentOperation(documentId, 'agent');
  const { isSyncing } = useSyncState(documentId, 'agent');
  const { validation, isValidating } = useValidationStatus(getDraftId(documentId), 'agent', true);
  const isBlocked = validation.some(({ level }) => level === 'error');
  const form = (
    <IntentLink intent="edit" params={{ id: documentId, type: 'agent' }}>
      {isBlocked ? `Open ${name} and see what is missing` : `Open ${name}`}
    </IntentLink>
  );
  return (
    <Stack gap={3}>
      <Text size={1} muted>
        {isBlocked
          ? `Something in ${name}’s form is missing, so it cannot be published yet. `
          : `Everything that is changed in ${name}’s form goes on the site, not the video alone. `}
        {form}
      </Text>
      <Flex>
        <Button
          icon={PublishIcon}
          tone="primary"
          text={`Publish ${name}`}
          disabled={isUnsaved || isBlocked || isValidating || isSyncing || publish.disabled !== false}
          onClick={() => publish.execute()}
        />
      </Flex>
    </Stack>
  );
}
