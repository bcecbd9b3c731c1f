import { CloseIcon } from '@sanity/icons/Close';
import { PlayIcon } from '@sanity/icons/Play';
import { Button, Flex, Text } from '@sanity/ui';
import { useState } from 'react';
import { type AvatarAssets, assetKinds } from '../../web/avatars/avatar.ts';
import type { AgentAvatar } from './agent-avatar.ts';
import type { AvatarTools } from './avatar-tools.ts';

interface GenerateButtonsProps {
  tools: AvatarTools;
  agent: AgentAvatar;
  /** What of the planned video is there already. */
  existing: AvatarAssets;
  isGenerating: boolean;
  isWaiting: boolean;
  isTooLong: boolean;
}

/** Begins, continues or cancels a generation. */
export function GenerateButtons(props: GenerateButtonsProps) {
  const { tools, agent, existing, isGenerating, isWaiting, isTooLong } = props;
  const { id } = agent.avatar;
  if (isGenerating || isWaiting) {
    return <CancelButton isGenerating={isGenerating} onCancel={() => tools.generator.cancel(id)} />;
  }
  if (assetKinds.every((kind) => existing[kind])) return null;
  return (
    <Flex>
      <Button
        icon={PlayIcon}
        tone="primary"
        text={isBegun(agent, existing) ? 'Continue' : 'Make the video'}
        disabled={isTooLong}
        onClick={() => void tools.generator.generate(id)}
      />
    </Flex>
  );
}

/** A component of its own, so that the next generation begins with a button that was not pressed. */
function CancelButton({ isGenerating, onCancel }: { isGenerating: boolean; onCancel: () => void }) {
  const [isStopping, setStopping] = useState(false);
  return (
    <Flex gap={3} align="center">
      <Button
        icon={CloseIcon}
        mode="ghost"
        text={isStopping ? 'Stopping…' : 'Cancel'}
        disabled={isStopping}
        onClick={() => {
          setStopping(isGenerating);
          onCancel();
        }}
      />
      {isStopping && (
        <Text size={1} muted>
          What is being paid right now is finished and kept.
        </Text>
      )}
    </Flex>
  );
}

/** Whether a generation of these very words ended before it was done. */
function isBegun({ record }: AgentAvatar, existing: AvatarAssets): boolean {
  const { audio } = existing;
  return audio !== undefined && record.run.assets.audio?.publicId === audio.publicId;
}
