import { PlayIcon } from '@sanity/icons/Play';
import { Flex, Label, Select, Stack, Text } from '@sanity/ui';
import { useEffect, useId, useState } from 'react';
import { BusyButton } from '../../shared/busy-button.tsx';
import type { AvatarTools } from '../avatar-tools.ts';
import type { Avatar } from '../pipeline/avatar.ts';
import { getVoice } from '../pipeline/plan.ts';
import type { Voice } from '../pipeline/providers/speech-responses.ts';
import { explainFailure } from './explain-failure.ts';
import { useVoicePreview } from './use-voice-preview.ts';

interface VoicePickerProps {
  tools: AvatarTools;
  avatar: Avatar;
  isDisabled: boolean;
  onChoose: (voiceId: string | undefined) => void;
}

/** Selects the voice of an agent and plays a preview of it. */
export function VoicePicker({ tools, avatar, isDisabled, onChoose }: VoicePickerProps) {
  const id = useId();
  const { voices, problem } = useVoices(tools);
  const chosen = avatar.voice?.voiceId;
  const speaking = getVoice(avatar, tools.access.settings);
  const voice = voices?.find((candidate) => candidate.id === speaking);
  const preview = useVoicePreview(tools, voice, avatar.name);
  const usualId = getVoice({ ...avatar, voice: { introText: '' } }, tools.access.settings);
  const usual = voices?.find((candidate) => candidate.id === usualId);

  return (
    <Stack gap={3}>
      <Label as="label" htmlFor={id} size={1}>
        Voice
      </Label>
      <Flex gap={2}>
        <Select
          id={id}
          value={chosen ?? ''}
          disabled={isDisabled || !voices}
          onChange={({ currentTarget }) => onChoose(currentTarget.value || undefined)}
        >
          <option value="">
            {usualId === undefined ? 'None' : `Default voice${usual ? ` (${usual.name})` : ''}`}
          </option>
          {chosen && !voices?.some((candidate) => candidate.id === chosen) && (
            <option value={chosen}>{chosen} (not in the provider’s list)</option>
          )}
          {voices?.map(({ id: voiceId, name, description }) => (
            <option key={voiceId} value={voiceId}>
              {description ? `${name} – ${description}` : name}
            </option>
          ))}
        </Select>
        <BusyButton
          icon={PlayIcon}
          text="Listen"
          mode="ghost"
          disabled={!preview.play}
          isBusy={preview.isLoading}
          onClick={preview.play}
        />
      </Flex>
      {(problem ?? preview.problem) && (
        <Text size={1} role="alert">
          {problem ?? preview.problem}
        </Text>
      )}
    </Stack>
  );
}

function useVoices({ speech }: AvatarTools): {
  voices: readonly Voice[] | undefined;
  problem: string | undefined;
} {
  const [voices, setVoices] = useState<readonly Voice[]>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    const controller = new AbortController();
    speech.listVoices(controller.signal).then(setVoices, (error: unknown) => {
      if (controller.signal.aborted) return;
      const { what, advice } = explainFailure(error);
      setProblem(`The voices cannot be listed. ${what} ${advice}`);
    });
    return () => controller.abort();
  }, [speech]);
  return { voices, problem };
}
