import { useEffect, useRef, useState } from 'react';
import { defaultVoiceSettings } from '../../web/avatars/avatar.ts';
import type { Voice } from '../../web/avatars/providers/speech-answers.ts';
import type { AvatarTools } from './avatar-tools.ts';
import { explainFailure } from './explain-failure.ts';

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
  const playing = useRef<HTMLAudioElement>(undefined);
  useEffect(() => () => playing.current?.pause(), []);
  if (!voice || (!voice.previewUrl && !access.isOffline.speech)) {
    return { play: undefined, isLoading, problem };
  }

  const play = async () => {
    setLoading(true);
    setProblem(undefined);
    playing.current?.pause();
    try {
      const url = voice.previewUrl ?? URL.createObjectURL(await speakSample(speech, voice.id, name));
      playing.current = new Audio(url);
      await playing.current.play();
    } catch (error) {
      const { what, advice } = explainFailure(error);
      setProblem(`The voice cannot be played. ${what} ${advice}`);
    } finally {
      setLoading(false);
    }
  };
  return { play: () => void play(), isLoading, problem };
}

function speakSample(speech: AvatarTools['speech'], voiceId: string, name: string): Promise<Blob> {
  return speech.speak({
    voiceId,
    text: `Hello, I am ${name}. This is how I sound.`,
    settings: defaultVoiceSettings,
  });
}
