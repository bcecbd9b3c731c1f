import { getDraftId } from '@sanity/client/csm';
import { PublishIcon } from '@sanity/icons/Publish';
import { Button, Flex, Stack, Text } from '@sanity/ui';
import { useDocumentOperation, useSyncState, useValidationStatus } from 'sanity';
import { IntentLink } from 'sanity/router';

interface PublishAgentProps {
  documentId: string;
  name: string;
  /** Whether words that stand above are not kept yet: they would not be published with it. */
  isUnsaved: boolean;
}

/** Publishes an agent whose video was taken into use, where nothing in its form stands in the way. */
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
