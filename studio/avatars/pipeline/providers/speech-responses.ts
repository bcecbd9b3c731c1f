import { createParseError, type JsonObject, listIn, readObject, readString } from './read-json.ts';

/** Start and end of each spoken character, in seconds from the beginning. All arrays have the same length. */
export interface Alignment {
  characters: readonly string[];
  starts: readonly number[];
  ends: readonly number[];
}

export interface Voice {
  id: string;
  name: string;
  /** The provider's description, such as `female, american`. */
  description: string;
  /** URL of an audio sample. */
  previewUrl: string | undefined;
}

/**
 * Decodes base64 to an MP3 file.
 *
 * @throws ProviderError `unreadable` when it is not base64
 */
export function decodeAudio(encoded: string, provider: string): Blob {
  try {
    const bytes = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0));
    return new Blob([bytes], { type: 'audio/mpeg' });
  } catch {
    throw createParseError(provider, 'audio that is not base64');
  }
}

/** Undefined unless all three arrays exist and have the same length, because captions would be wrong. */
export function readAlignment(alignment: JsonObject): Alignment | undefined {
  const characters = listIn(alignment, 'characters').filter((value) => typeof value === 'string');
  const starts = listIn(alignment, 'character_start_times_seconds').filter(
    (value) => typeof value === 'number',
  );
  const ends = listIn(alignment, 'character_end_times_seconds').filter((value) => typeof value === 'number');
  const isWhole =
    characters.length > 0 && characters.length === starts.length && characters.length === ends.length;
  return isWhole ? { characters, starts, ends } : undefined;
}

/** Reads an entry of the voice list; returns an empty array when it has no id. */
export function readVoice(voice: JsonObject): Voice[] {
  const id = readString(voice, 'voice_id');
  if (!id) return [];
  const labels = Object.values(readObject(voice, 'labels')).filter((label) => typeof label === 'string');
  const description = labels.join(', ') || readString(voice, 'category') || '';
  return [
    { id, name: readString(voice, 'name') ?? id, description, previewUrl: readString(voice, 'preview_url') },
  ];
}
