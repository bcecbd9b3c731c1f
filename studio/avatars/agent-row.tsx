import { Card, Flex, Stack, Text } from '@sanity/ui';
import type { AgentAvatar } from './agent-avatar.ts';
import type { AvatarTools } from './avatar-tools.ts';
import { type GenerationView, useGeneration } from './use-avatar-tools.ts';

interface AgentRowProps {
  tools: AvatarTools;
  agent: AgentAvatar;
  isMissing: boolean;
  isChosen: boolean;
  onChoose: () => void;
}

/** A button of the agent list, with the state of the agent's video. */
export function AgentRow({ tools, agent, isMissing, isChosen, onChoose }: AgentRowProps) {
  const generation = useGeneration(tools, agent.avatar.id);
  return (
    <Card
      as="button"
      type="button"
      radius={2}
      padding={3}
      selected={isChosen}
      aria-current={isChosen ? 'page' : undefined}
      onClick={onChoose}
    >
      <Flex justify="space-between" align="center" gap={3}>
        <Stack gap={2}>
          <Text size={1} weight="medium">
            {agent.avatar.name}
          </Text>
          <Text size={0} muted>
            {agent.title}
          </Text>
        </Stack>
        <Text size={0} muted>
          {getState(agent, isMissing, generation)}
        </Text>
      </Flex>
    </Card>
  );
}

function getState(
  { record, hasUploadedVideo, draftRevision }: AgentAvatar,
  isMissing: boolean,
  generation: GenerationView,
): string {
  const { status, progress, isWaiting } = generation;
  if (status.isGenerating) return `${progress?.progress ?? 0}%`;
  if (isWaiting) return 'waits';
  if (status.error && generation.failure !== undefined) return 'failed';
  if (record.run.assets.video && !isMissing) return 'ready to use';
  if (hasUploadedVideo) return 'uploaded';
  if (!record.inUse.video) return 'none yet';
  if (isMissing) return 'out of date';
  return draftRevision ? 'to be published' : 'up to date';
}
