import type { Bytes } from 'embedded-content-lake/http';

/** A voice as the offline speech provider offers it. */
export type OfflineVoice = { id: string; name: string; description: string };

/** When each character is heard, in seconds; all three lists have the length of the text. */
export type CharacterTimes = { characters: string[]; starts: number[]; ends: number[] };

/**
 * What speaks and draws where no provider is configured. The tools are development dependencies and live in
 * `scripts/media/`, which server/ does not import: whoever starts the server hands over the way to load them
 * (docs/decisions/avatars-provider-keys-and-offline-tools.md).
 */
export type OfflineTools = {
  voices: readonly OfflineVoice[];
  /** The voice that speaks for an agent which names none. */
  defaultVoiceId: string;
  /** The voices of our own people, by the slug of their agent. */
  ownVoices: Readonly<Record<string, string>>;
  /** Speaks a text: MP3, and the time of every character. */
  speak(text: string, voiceId: string): Promise<{ audio: Bytes; times: CharacterTimes }>;
  /** A video (MP4) in which a picture speaks a recording. */
  film(request: { picture: Bytes; audio: Bytes }): Promise<Bytes>;
};

/** Rejects with a sentence for the editor where the tools are not installed. */
export type LoadOfflineTools = () => Promise<OfflineTools>;

/** The tools are not there; `message` says so, and what to do. */
export class ToolsMissingError extends Error {
  override name = 'ToolsMissingError';

  constructor(reason?: string) {
    super(
      `The offline avatar tools are not installed${reason ? ` (${reason})` : ''}. ` +
        'Install the development dependencies (npm ci), or set the keys of the providers (.env.example).',
    );
  }
}

/** For a server that was started without them. */
export const noOfflineTools: LoadOfflineTools = () => Promise.reject(new ToolsMissingError());
