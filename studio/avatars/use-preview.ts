import { useEffect, useRef, useState } from 'react';
import type { AvatarTools } from './avatar-tools.ts';
import { explainFailure } from './explain-failure.ts';
import { defaultVoiceSettings } from './pipeline/avatar.ts';
import type { Voice } from './pipeline/providers/speech-answers.ts';

export interface Preview {
  /** Undefined where the voice cannot be heard without paying for it. */
  play: (() => void) | undefined;
  isLoading: boolean;
  problem: string | undefined;
}

/** Lets a voice be heard: by the provider's sample, or, where speaking costs nothing, by a sentence. */
export function usePreview({ speech, access }: AvatarTools, voice: Voice | undefined, name: string): Preview {
  const [isLoading, setLoading] = useState(false);
  const [problem, setProblem] = useState<string>();
  const listening = useRef<AbortController>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a voice is heard only as long as it is the chosen one.
  useEffect(() => () => listening.current?.abort(), [voice?.id]);
  if (!voice || (!voice.previewUrl && !access.isOffline.speech)) {
    return { play: undefined, isLoading, problem };
  }

  const play = async () => {
    listening.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    listening.current = controller;
    setLoading(true);
    setProblem(undefined);
    try {
      await playSound(voice.previewUrl ?? (await speakSample(speech, voice.id, { name, signal })), signal);
    } catch (error) {
      if (signal.aborted) return;
      controller.abort();
      const { what, advice } = explainFailure(error);
      setProblem(`The voice cannot be played. ${what} ${advice}`);
    } finally {
      // Another may have been begun meanwhile.
      if (listening.current === controller) setLoading(false);
    }
  };
  return { play: () => void play(), isLoading, problem };
}

/** Plays a sound, or what an address has, until it ends or the signal ends it. */
async function playSound(sound: Blob | string, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  const url = typeof sound === 'string' ? sound : URL.createObjectURL(sound);
  const audio = new Audio(url);
  const release = () => {
    audio.pause();
    URL.revokeObjectURL(url);
  };
  audio.addEventListener('ended', release);
  signal.addEventListener('abort', release);
  await audio.play();
}

function speakSample(
  speech: AvatarTools['speech'],
  voiceId: string,
  { name, signal }: { name: string; signal: AbortSignal },
): Promise<Blob> {
  return speech.speak({
    voiceId,
    text: `Hello, I am ${name}. This is how I sound.`,
    settings: defaultVoiceSettings,
    signal,
  });
}
