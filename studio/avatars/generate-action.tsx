import { DocumentVideoIcon } from '@sanity/icons/DocumentVideo';
import { Box, Text } from '@sanity/ui';
import { useState } from 'react';
import { type DocumentActionComponent, getPublishedId } from 'sanity';
import type { AvatarTools } from './avatar-tools.ts';
import { AvatarPanel } from './panel/avatar-panel.tsx';
import { FailureCard } from './panel/failure-card.tsx';
import { retryNotice, useAgents } from './use-agents.ts';
import { useAvatarTools } from './use-avatar-tools.ts';

/** The document action that opens the avatar panel in a dialog. */
export const makeVideoAction: DocumentActionComponent = ({ id, type }) => {
  const [isOpen, setOpen] = useState(false);
  if (type !== 'agent') return null;
  return {
    label: 'Make the talking video',
    icon: DocumentVideoIcon,
    onHandle: () => setOpen(true),
    dialog: isOpen && {
      type: 'dialog',
      header: 'Talking video',
      width: 'medium',
      onClose: () => setOpen(false),
      content: (
        <Box padding={4}>
          <DocumentPanel documentId={id} />
        </Box>
      ),
    },
  };
};

function DocumentPanel({ documentId }: { documentId: string }) {
  const opened = useAvatarTools();
  if (opened.state === 'opening') return <Text size={1}>Loading...</Text>;
  if (opened.state === 'failed') {
    return <FailureCard what="The avatar tool cannot be opened." advice={opened.message} />;
  }
  return <AgentPanel tools={opened.tools} documentId={getPublishedId(documentId)} />;
}

function AgentPanel({ tools, documentId }: { tools: AvatarTools; documentId: string }) {
  const { agents, error } = useAgents(tools.records);
  const agent = agents?.find((candidate) => candidate.documentId === documentId);
  if (agent) return <AvatarPanel tools={tools} agent={agent} isInForm />;
  if (error) {
    return <FailureCard what="The agent cannot be loaded." advice={retryNotice} />;
  }
  if (!agents) return <Text size={1}>Loading...</Text>;
  return (
    <FailureCard
      what="This agent has no web address yet."
      advice="Fill in its “Web address” first: the files of its video are named by it."
    />
  );
}
