import { HttpResponse, http, type RequestHandler } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { Credentials } from '../providers/connection.ts';
import { createMediaClient } from '../providers/media-host.ts';
import { createSpeechClient } from '../providers/speech.ts';
import { createVideoClient } from '../providers/talking-video.ts';
import { createTestClock } from './test-clock.ts';

/** Base URLs of the three providers and of the media host's delivery. */
export const addresses = {
  speech: 'https://api.elevenlabs.io/v1',
  media: 'https://api.cloudinary.com/v1_1',
  video: 'https://api.d-id.com',
  delivery: 'https://res.cloudinary.com/beacon',
} as const;

/** Starts a mock server for a test file. A request without a handler fails the test. */
export function setUpProviders(): {
  answer: (...handlers: RequestHandler[]) => void;
  /** Installs handlers for all three providers and returns a log of their requests. */
  work: () => ProviderLog;
} {
  const server = setupServer();
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return {
    answer: (...handlers) => server.use(...handlers),
    work() {
      const log: ProviderLog = { paid: [], uploads: [] };
      server.use(...workingProviders(log));
      return log;
    },
  };
}

/** The three clients, with a fake key by default. */
export function createTestClients(
  clock = createTestClock(),
  credentials: Credentials = { kind: 'key', key: 'secret' },
) {
  const common = { fetch: clock.fetch, clock };
  return {
    clock,
    speech: createSpeechClient({ ...common, baseUrl: addresses.speech, credentials }),
    media: createMediaClient({
      ...common,
      baseUrl: addresses.media,
      cloudName: 'beacon',
      uploadPreset: 'avatars',
      credentials: undefined,
    }),
    video: createVideoClient({ ...common, baseUrl: addresses.video, credentials }),
  };
}

/** Log of the requests to the mocked providers. */
export interface ProviderLog {
  /** The paid requests in order, as `voice` and `talk`. */
  paid: string[];
  uploads: string[];
  /** Responses by idempotency key, as our own server stores them. */
  answers?: Map<string, object>;
}

/**
 * Handlers for three working providers. A talk is created, then started, then done. A paid request with a known
 * idempotency key gets the stored response without being paid again, as from our own server.
 */
export function workingProviders(log: ProviderLog = { paid: [], uploads: [] }): RequestHandler[] {
  const stored = new Map<string, object>();
  const looks = new Map<string, number>();
  log.answers ??= new Map();
  const { answers } = log;
  const answerOnce = (request: Request, make: () => object) => {
    const workId = request.headers.get('idempotency-key');
    const answer = (workId && answers.get(workId)) || make();
    if (workId) answers.set(workId, answer);
    return answer;
  };
  return [
    http.post(`${addresses.speech}/text-to-speech/:voiceId/with-timestamps`, ({ request }) => {
      const answer = answerOnce(request, () => {
        log.paid.push('voice');
        return { audio_base64: btoa('sound'), alignment: makeAlignment('Hi. Bye.') };
      });
      return HttpResponse.json(answer);
    }),
    http.post(`${addresses.media}/:cloud/:type/upload`, async ({ request, params }) => {
      const publicId = String((await request.formData()).get('public_id'));
      log.uploads.push(publicId);
      const answer = stored.get(publicId) ?? uploadAnswer(publicId, String(params.type));
      stored.set(publicId, answer);
      return HttpResponse.json(answer);
    }),
    http.post(`${addresses.video}/talks`, ({ request }) => {
      const answer = answerOnce(request, () => {
        log.paid.push('talk');
        return { id: `tlk_${log.paid.length}`, status: 'created' };
      });
      return HttpResponse.json(answer, { status: 201 });
    }),
    http.get(`${addresses.video}/talks/:id`, ({ params }) => {
      const id = String(params.id);
      const look = looks.get(id) ?? 0;
      looks.set(id, look + 1);
      const status = (['created', 'started'] as const)[look];
      if (status) return HttpResponse.json({ id, status });
      return HttpResponse.json({ id, status: 'done', result_url: `https://d-id.example/${id}/result.mp4` });
    }),
  ];
}

/** The media host's response to an upload. */
export function uploadAnswer(publicId: string, type: string) {
  const extension = type === 'image' ? 'jpg' : publicId.includes('voice') ? 'mp3' : 'mp4';
  const path = `${type}/upload/v1700000000/${publicId}.${extension}`;
  return {
    asset_id: 'a1',
    public_id: publicId,
    version: 1_700_000_000,
    resource_type: type,
    url: `http://res.cloudinary.com/beacon/${path}`,
    secure_url: `${addresses.delivery}/${path}`,
  };
}

/** The speech provider's alignment, with a tenth of a second per character. */
export function makeAlignment(text: string) {
  const characters = [...text];
  return {
    characters,
    character_start_times_seconds: characters.map((_, index) => index / 10),
    character_end_times_seconds: characters.map((_, index) => (index + 1) / 10),
  };
}
