import pLimit from 'p-limit';
import { z } from 'zod';
import type { Call } from '../provider.ts';
import { isPipelineCall, type Provider } from '../provider.ts';
import { createProviderError } from '../provider-kind.ts';
import { type LoadOfflineTools, type OfflineTools, ToolsMissingError } from './offline-tools.ts';
import { createUnprocessableResponse, parseJson } from './validation-error.ts';

const MAX_CHARACTERS = 10_000;
const share = z.number().min(0).max(1);

/** The body of a text-to-speech call. Unknown fields are ignored, as in the product. */
const speechBody = z.object({
  text: z.string({ error: 'field required' }),
  model_id: z.string().optional(),
  voice_settings: z
    .object({
      stability: share.optional(),
      similarity_boost: share.optional(),
      style: share.optional(),
      use_speaker_boost: z.boolean().optional(),
      speed: z.number().optional(),
    })
    .nullish(),
});

const MODELS = ['eleven_multilingual_v2', 'eleven_turbo_v2_5', 'eleven_flash_v2_5'];

/** Simulates the speech provider with the speech synthesiser of this machine, one text at a time. */
export function createOfflineSpeech(loadTools: LoadOfflineTools): Provider {
  const inTurn = pLimit(1);
  return {
    kind: 'speech',
    maxBytes: 64 * 1024,
    allows: (method, path) => isPipelineCall('speech', method, path),
    isPaid: ({ method }) => method === 'POST',
    async answer(call) {
      try {
        const tools = await loadTools();
        return await (call.method === 'GET' ? listVoices(tools) : inTurn(() => answerSpeech(call, tools)));
      } catch (error) {
        if (error instanceof ToolsMissingError)
          return createProviderError('speech', 501, 'tools_missing', error.message);
        throw error;
      }
    },
  };
}

function listVoices({ voices }: OfflineTools): Response {
  return Response.json({
    voices: voices.map(({ id, name, description }) => ({
      voice_id: id,
      name,
      category: 'premade',
      labels: { description },
      preview_url: null,
    })),
  });
}

async function answerSpeech(call: Call, tools: OfflineTools): Promise<Response> {
  const [, , , voiceId = '', suffix] = call.path.split('/');
  const parsed = speechBody.safeParse(parseJson(call.body));
  if (!parsed.success) return createUnprocessableResponse(parsed.error);
  const { text, model_id: model = 'eleven_multilingual_v2' } = parsed.data;
  const fault = findFault(text, model, voiceId, tools);
  if (fault) return fault;
  const { audio, times } = await tools.speak(text, voiceId);
  if (suffix === undefined) return new Response(audio, { headers: { 'content-type': 'audio/mpeg' } });
  const alignment = {
    characters: times.characters,
    character_start_times_seconds: times.starts,
    character_end_times_seconds: times.ends,
  };
  const audioBase64 = Buffer.from(audio).toString('base64');
  return Response.json({ audio_base64: audioBase64, alignment, normalized_alignment: alignment });
}

/** The product's error for a body that is valid by its schema; undefined when there is none. */
function findFault(
  text: string,
  model: string,
  voiceId: string,
  { voices }: OfflineTools,
): Response | undefined {
  if (text.trim() === '')
    return createProviderError('speech', 400, 'input_text_empty', 'The input text is empty.');
  if (text.length > MAX_CHARACTERS) {
    const message = `This request's text has ${text.length} characters and exceeds the character limit of ${MAX_CHARACTERS} characters.`;
    return createProviderError('speech', 400, 'max_character_limit_exceeded', message);
  }
  if (!MODELS.includes(model)) {
    return createProviderError(
      'speech',
      400,
      'model_not_found',
      `A model with model ID ${model} does not exist.`,
    );
  }
  if (!voices.some(({ id }) => id === voiceId)) {
    return createProviderError(
      'speech',
      404,
      'voice_not_found',
      `A voice with the voice_id ${voiceId} was not found.`,
    );
  }
  return undefined;
}
