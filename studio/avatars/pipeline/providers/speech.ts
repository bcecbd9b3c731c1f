import { isObject } from '../../../../content/is-object.ts';
import { defaultSpeechModel, type VoiceSettings } from '../avatar.ts';
import { messages } from '../messages.ts';
import { type Connection, createAuthorization, hasCredentials } from './connection.ts';
import { readErrorBody } from './error-body.ts';
import { sendPaidRequest } from './paid-request.ts';
import { ProviderError } from './provider-error.ts';
import { createParseError, listIn, readJson, readObject, readString } from './read-json.ts';
import { send } from './send.ts';
import { type Alignment, decodeAudio, readAlignment, readVoice, type Voice } from './speech-responses.ts';
import { getStatusText } from './status-text.ts';

/** Maximum number of characters per request (provider's documentation of `eleven_multilingual_v2`). */
export const mostCharacters = 10_000;

const SPEAKING_TIMEOUT_MS = 120_000;
const LISTING_TIMEOUT_MS = 30_000;

interface SpeechConnection extends Connection {
  /** The multilingual v2 model by default. */
  model?: string;
}

interface SpeechRequest {
  voiceId: string;
  text: string;
  settings: VoiceSettings;
  /** Idempotency key for the proxy, so that the same work is not paid twice. */
  workId?: string;
  signal?: AbortSignal | undefined;
}

export interface Speech {
  /** MP3. */
  audio: Blob;
  /** Undefined when the provider returned no times. */
  alignment: Alignment | undefined;
}

export interface SpeechClient {
  /** Converts a text to speech: `POST /text-to-speech/{voiceId}`. Costs money, so it is sent once. */
  speak(request: SpeechRequest): Promise<Blob>;
  /**
   * Converts a text to speech with the times of all characters: `POST
   * /text-to-speech/{voiceId}/with-timestamps`. Costs money, so it is sent once.
   */
  speakWithTimes(request: SpeechRequest): Promise<Speech>;
  /** Lists the available voices: `GET /voices`. */
  listVoices(signal?: AbortSignal): Promise<Voice[]>;
}

/** Client of the text-to-speech provider. All methods throw ProviderError. */
export function createSpeechClient(connection: SpeechConnection): SpeechClient {
  const provider = connection.providerName ?? 'ElevenLabs';

  const call = async (path: string, init: RequestInit, workId: string | undefined, signal?: AbortSignal) => {
    if (!hasCredentials(connection)) {
      throw new ProviderError(messages.speechKeyMissing, { fault: 'unconfigured' });
    }
    const headers = {
      ...createAuthorization(connection, (key) => ({ 'xi-api-key': key }), workId),
      ...(init.body ? { 'content-type': 'application/json' } : {}),
    };
    const isSpeaking = init.method === 'POST';
    const response = await send(
      connection,
      `${connection.baseUrl}${path}`,
      { ...init, headers },
      {
        provider,
        repeatable: !isSpeaking,
        timeoutMs: isSpeaking ? SPEAKING_TIMEOUT_MS : LISTING_TIMEOUT_MS,
        signal,
      },
    );
    if (!response.ok) throw await createSpeechError(provider, response);
    return response;
  };
  const post = ({ voiceId, text, settings, workId, signal }: SpeechRequest, suffix: string) => {
    assertSpeakable(voiceId, text);
    const body = {
      text,
      model_id: connection.model ?? defaultSpeechModel,
      voice_settings: {
        stability: settings.stability,
        similarity_boost: settings.similarityBoost,
        style: settings.style,
        use_speaker_boost: settings.useSpeakerBoost,
      },
    };
    const path = `/text-to-speech/${encodeURIComponent(voiceId)}${suffix}`;
    return call(path, { method: 'POST', body: JSON.stringify(body) }, workId, signal);
  };

  return {
    speak: (request) =>
      sendPaidRequest(connection, async () => {
        const response = await post(request, '');
        return new Blob([await response.arrayBuffer()], { type: 'audio/mpeg' });
      }),
    speakWithTimes: (request) =>
      sendPaidRequest(connection, async () => {
        const answer = await readJson(await post(request, '/with-timestamps'), provider);
        const encoded = readString(answer, 'audio_base64');
        if (!encoded) throw createParseError(provider, 'no audio');
        return {
          audio: decodeAudio(encoded, provider),
          alignment: readAlignment(readObject(answer, 'alignment')),
        };
      }),
    async listVoices(signal) {
      const answer = await readJson(await call('/voices', { method: 'GET' }, undefined, signal), provider);
      return listIn(answer, 'voices').filter(isObject).flatMap(readVoice);
    },
  };
}

function assertSpeakable(voiceId: string, text: string): void {
  // A missing id in the path would request, and pay for, a voice named 'undefined'.
  if (voiceId === '' || voiceId === 'undefined') throw new Error(messages.noVoice);
  if (text.trim() === '') throw new Error('There is no text to speak. Write the spoken introduction first.');
  if (text.length > mostCharacters) {
    throw new Error(`The text has ${text.length} characters; the voice can speak ${mostCharacters} at once.`);
  }
}

async function createSpeechError(provider: string, response: Response): Promise<ProviderError> {
  const { status } = response;
  const message = `${provider} API error: ${status} ${getStatusText(response)}`;
  return new ProviderError(message, { fault: 'refused', status, ...(await readErrorBody(response)) });
}
