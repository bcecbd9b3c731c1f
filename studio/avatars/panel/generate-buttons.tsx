import { CloseIcon } from '@sanity/icons/Close';
import { PlayIcon } from '@sanity/icons/Play';
import { Button, Flex, Text } from '@sanity/ui';
import { type Ref, type RefObject, useRef, useState } from 'react';
import { BusyButton } from '../../shared/busy-button.tsx';
import { useFocusOnRemoval } from '../../shared/use-focus-on-removal.ts';
import type { AgentAvatar } from '../agent-avatar.ts';
import type { AvatarTools } from '../avatar-tools.ts';
import { type AvatarAssets, assetKinds } from '../pipeline/avatar.ts';

interface GenerateButtonsProps {
  tools: AvatarTools;
  agent: AgentAvatar;
  /** The files of the planned video that already exist. */
  existing: AvatarAssets;
  isGenerating: boolean;
  isWaiting: boolean;
  isTooLong: boolean;
  /** Whether the introduction has unsaved changes; a generation would use the saved text. */
  isUnsaved: boolean;
  /** The heading of the result, which gets the focus when no button is left. */
  result: RefObject<HTMLElement | null>;
}

/** Starts, continues or cancels a generation. */
export function GenerateButtons(props: GenerateButtonsProps) {
  const { tools, agent, existing, isGenerating, isWaiting, isTooLong, isUnsaved, result } = props;
  const place = useRef<HTMLDivElement>(null);
  const ref = useFocusOnRemoval(() => (place.current?.querySelector('button') ?? result.current)?.focus());
  const { id } = agent.avatar;
  const isBusy = isGenerating || isWaiting;
  if (!isBusy && !isUnsaved && assetKinds.every((kind) => existing[kind])) return null;
  return (
    <Flex ref={place} gap={3} align="center">
      {isBusy ? (
        <CancelButton ref={ref} isGenerating={isGenerating} onCancel={() => tools.generator.cancel(id)} />
      ) : (
        <Button
          ref={ref}
          icon={PlayIcon}
          tone="primary"
          text={isBegun(agent, existing) ? 'Continue' : 'Make the video'}
          disabled={isTooLong || isUnsaved}
          onClick={() => void tools.generator.generate(id)}
        />
      )}
    </Flex>
  );
}

interface CancelButtonProps {
  ref: Ref<HTMLButtonElement>;
  isGenerating: boolean;
  onCancel: () => void;
}

/** A separate component, so that its state resets for the next generation. */
function CancelButton({ ref, isGenerating, onCancel }: CancelButtonProps) {
  const [isStopping, setStopping] = useState(false);
  return (
    <>
      <BusyButton
        ref={ref}
        icon={CloseIcon}
        mode="ghost"
        text={isStopping ? 'Stopping…' : 'Cancel'}
        isBusy={isStopping}
        onClick={() => {
          setStopping(isGenerating);
          onCancel();
        }}
      />
      {/* Rendered before it has text: screen readers announce only changes of an existing live region. */}
      <Text size={1} muted aria-live="polite">
        {isStopping && 'The step already being paid for will finish and be kept.'}
      </Text>
    </>
  );
}

/** Whether a generation of the current text was interrupted. */
function isBegun({ record }: AgentAvatar, existing: AvatarAssets): boolean {
  const { audio } = existing;
  return audio !== undefined && record.run.assets.audio?.publicId === audio.publicId;
}
