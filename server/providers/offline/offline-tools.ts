import type { Bytes } from 'embedded-content-lake/http';

/** A voice as the offline speech provider offers it. */
type OfflineVoice = { id: string; name: string; description: string };

/** The start and end time of each character, in seconds; all three lists have the length of the text. */
export type CharacterTimes = { characters: string[]; starts: number[]; ends: number[] };

/**
 * The speech and drawing tools for providers that are not configured. They are development dependencies in
 * `scripts/tools/media/`, which server/ does not import: the program that starts the server passes a function that loads them
 * (docs/decisions/avatars-provider-keys-and-offline-tools.md).
 */
export type OfflineTools = {
  voices: readonly OfflineVoice[];
  /** The voice for agents without a voice of their own. */
  defaultVoiceId: string;
  /** The voices of the seed's agents, by the agent's slug. */
  ownVoices: Readonly<Record<string, string>>;
  /** Speaks a text. Returns MP3 and the time of every character. */
  speak(text: string, voiceId: string): Promise<{ audio: Bytes; times: CharacterTimes }>;
  /** Returns a video (MP4) in which the face in the picture speaks the recording. */
  film(request: { picture: Bytes; audio: Bytes }): Promise<Bytes>;
};

/** Loads the tools. Rejects with a ToolsMissingError when they are not installed. */
export type LoadOfflineTools = () => Promise<OfflineTools>;

/** The tools are not installed; `message` tells editors so, and what to do. */
export class ToolsMissingError extends Error {
  override name = 'ToolsMissingError';

  constructor(reason?: string) {
    super(
      `The offline avatar tools are not installed${reason ? ` (${reason})` : ''}. ` +
        'Install the development dependencies (npm ci), or set the keys of the providers (.env.example).',
    );
  }
}

/** The default for a server that is started without tools. */
export const rejectWithoutTools: LoadOfflineTools = () => Promise.reject(new ToolsMissingError());
