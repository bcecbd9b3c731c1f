import { useEffect, useRef, useState } from 'react';
import type { AvatarTools } from '../avatar-tools.ts';
import { defaultVoiceSettings } from '../pipeline/avatar.ts';
import type { Voice } from '../pipeline/providers/speech-responses.ts';
import { explainFailure } from './explain-failure.ts';

interface VoicePreview {
  /** Undefined where a preview would cost money. */
  play: (() => void) | undefined;
  isLoading: boolean;
  problem: string | undefined;
}

/** Plays a voice: the provider's sample, or a spoken sentence where speech is free. */
export function useVoicePreview(
  { speech, access }: AvatarTools,
  voice: Voice | undefined,
  name: string,
): VoicePreview {
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
      // Another preview may have started in the meantime.
      if (listening.current === controller) setLoading(false);
    }
  };
  return { play: () => void play(), isLoading, problem };
}

/** Plays a sound, or the file at a URL, until it ends or the signal is aborted. */
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
