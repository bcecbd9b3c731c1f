// @vitest-environment node
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { defaultExpression, defaultVoiceSettings } from '../avatar.ts';
import { addresses, createTestClients, setUpProviders, uploadAnswer } from '../testing/providers.ts';
import { createMediaClient } from './media-host.ts';
import { createSpeechClient } from './speech.ts';
import { createVideoClient } from './talking-video.ts';

const network = setUpProviders();
const { speech, media, video, clock } = createTestClients();

const speak = () => speech.speak({ voiceId: 'v1', text: 'Hi', settings: defaultVoiceSettings });
const upload = (what: 'upload' | 'video upload' | 'image upload') =>
  media.upload({ file: new Blob(['x']), publicId: 'avatars/tara/voice-1', resourceType: 'video', what });
const createTalk = () =>
  video.createTalk({
    sourceUrl: 'https://a/b.jpg',
    audioUrl: 'https://a/b.mp3',
    expression: defaultExpression,
  });

const voiceUrl = `${addresses.speech}/text-to-speech/:voiceId`;
const uploadUrl = `${addresses.media}/:cloud/:type/upload`;
const talksUrl = `${addresses.video}/talks`;

/** An error page of a gateway, in the format of nginx. */
const gatewayPage =
  '<html>\r\n<head><title>502 Bad Gateway</title></head>\r\n<body>\r\n<center><h1>502 Bad Gateway</h1></center>\r\n<hr><center>nginx</center>\r\n</body>\r\n</html>';

describe('the error catalogue', () => {
  it.each([[undefined], ['']])('Speech key missing (%j)', async (key) => {
    const keyless = createSpeechClient({
      baseUrl: addresses.speech,
      credentials: { kind: 'key', key },
      fetch,
      clock,
    });
    await expect(keyless.listVoices()).rejects.toThrow(
      'The text-to-speech provider API key is not configured',
    );
  });

  it.each([
    {
      body: 'an object',
      answer: () =>
        HttpResponse.json(
          { detail: { status: 'invalid_api_key', message: 'Invalid API key' } },
          { status: 401, statusText: 'Unauthorized' },
        ),
      message: 'ElevenLabs API error: 401 Unauthorized',
      detail: 'Invalid API key',
      code: 'invalid_api_key',
    },
    {
      body: 'a string',
      answer: () => HttpResponse.json({ detail: 'Not Found' }, { status: 404, statusText: 'Not Found' }),
      message: 'ElevenLabs API error: 404 Not Found',
      detail: 'Not Found',
      code: undefined,
    },
    {
      body: 'a list',
      answer: () =>
        HttpResponse.json(
          { detail: [{ loc: ['body', 'text'], msg: 'field required', type: 'value_error.missing' }] },
          { status: 422, statusText: 'Unprocessable Entity' },
        ),
      message: 'ElevenLabs API error: 422 Unprocessable Entity',
      detail: 'body.text: field required',
      code: undefined,
    },
    {
      body: 'HTML from a gateway',
      answer: () => HttpResponse.html(gatewayPage, { status: 502, statusText: 'Bad Gateway' }),
      message: 'ElevenLabs API error: 502 Bad Gateway',
      detail: '502 Bad Gateway nginx',
      code: undefined,
    },
    {
      body: 'nothing, over HTTP/2, which has no status texts',
      answer: () => new HttpResponse(null, { status: 500, statusText: '' }),
      message: 'ElevenLabs API error: 500 Internal Server Error',
      detail: undefined,
      code: undefined,
    },
  ])('Speech call fails, with $body', async ({ answer, message, detail, code }) => {
    network.answer(http.post(voiceUrl, answer));
    await expect(speak()).rejects.toMatchObject({ message, detail, code, fault: 'refused' });
  });

  it.each([
    { cloudName: undefined, uploadPreset: 'avatars' },
    { cloudName: 'beacon', uploadPreset: undefined },
  ])('Media credentials missing (%j)', async (account) => {
    const host = createMediaClient({
      baseUrl: addresses.media,
      credentials: undefined,
      fetch,
      clock,
      ...account,
    });
    const uploading = host.upload({
      file: 'https://a/b.mp4',
      publicId: 'a',
      resourceType: 'video',
      what: 'upload',
    });
    await expect(uploading).rejects.toThrow('The media hosting API credentials are not configured');
  });

  it.each([
    { what: 'upload', message: 'Cloudinary upload failed: Bad Request' },
    { what: 'video upload', message: 'Cloudinary video upload failed: Bad Request' },
    { what: 'image upload', message: 'Cloudinary image upload failed: Bad Request' },
  ] as const)('Upload fails: $what, with an object', async ({ what, message }) => {
    network.answer(
      http.post(uploadUrl, () =>
        HttpResponse.json(
          { error: { message: 'Upload preset not found' } },
          { status: 400, statusText: 'Bad Request', headers: { 'x-cld-error': 'Upload preset not found' } },
        ),
      ),
    );
    await expect(upload(what)).rejects.toMatchObject({ message, detail: 'Upload preset not found' });
  });

  it('Upload fails, with the reason in a header only', async () => {
    const headers = { 'x-cld-error': 'File size too large' };
    network.answer(
      http.post(
        uploadUrl,
        () => new HttpResponse(null, { status: 413, statusText: 'Content Too Large', headers }),
      ),
    );
    await expect(upload('upload')).rejects.toMatchObject({
      message: 'Cloudinary upload failed: Content Too Large',
      detail: 'File size too large',
    });
  });

  it('Upload fails when the host stored the file under another public id', async () => {
    network.answer(http.post(uploadUrl, () => HttpResponse.json(uploadAnswer('x7k2q', 'video'))));
    await expect(upload('upload')).rejects.toMatchObject({
      message:
        "Cloudinary upload failed: the upload preset changes names, it made 'x7k2q' of 'avatars/tara/voice-1'. Have it allow public ids",
      code: 'renamed',
      mayBePaid: false,
    });
  });

  it('Upload succeeds when the preset adds a folder', async () => {
    const publicId = 'beacon/avatars/tara/voice-1';
    network.answer(http.post(uploadUrl, () => HttpResponse.json(uploadAnswer(publicId, 'video'))));
    expect(await upload('upload')).toMatchObject({ asset: { publicId } });
  });

  it.each([
    { body: 'HTML from a gateway', page: gatewayPage, detail: '502 Bad Gateway nginx' },
    { body: 'nothing', page: '', detail: undefined },
  ])('Upload fails, with $body', async ({ page, detail }) => {
    network.answer(
      http.post(uploadUrl, () => HttpResponse.html(page, { status: 502, statusText: 'Bad Gateway' })),
    );
    await expect(upload('upload')).rejects.toMatchObject({
      message: 'Cloudinary upload failed: Bad Gateway',
      detail,
    });
  });

  it('Video provider key missing', async () => {
    const credentials = { kind: 'key', key: undefined } as const;
    const keyless = createVideoClient({ baseUrl: addresses.video, credentials, fetch, clock });
    await expect(keyless.getTalk('t')).rejects.toThrow(
      'The talking video provider API key is not configured',
    );
  });

  it.each([
    {
      body: 'a description',
      answer: () =>
        HttpResponse.json(
          { kind: 'InsufficientCreditsError', description: 'not enough credits' },
          { status: 402, statusText: 'Payment Required' },
        ),
      message: 'D-ID API error: 402 Payment Required - not enough credits',
    },
    {
      body: 'a message',
      answer: () =>
        HttpResponse.json({ message: 'user unauthenticated' }, { status: 401, statusText: 'Unauthorized' }),
      message: 'D-ID API error: 401 Unauthorized - user unauthenticated',
    },
    {
      body: 'details of what is wrong',
      answer: () =>
        HttpResponse.json(
          {
            kind: 'ValidationError',
            description: 'validation error',
            details: {
              'script.audio_url': { message: 'must end in mp3' },
              source_url: 'must be https',
              config: [{ message: 'unknown field' }],
            },
          },
          { status: 400, statusText: 'Bad Request' },
        ),
      message:
        'D-ID API error: 400 Bad Request - validation error (script.audio_url: must end in mp3; source_url: must be https; config: unknown field)',
    },
    {
      body: 'an object without either, so with the body',
      answer: () => HttpResponse.json({ details: { a: 1 } }, { status: 400, statusText: 'Bad Request' }),
      message: 'D-ID API error: 400 Bad Request - {"details":{"a":1}}',
    },
    {
      body: 'a string',
      answer: () => HttpResponse.text('slow down', { status: 429, statusText: 'Too Many Requests' }),
      message: 'D-ID API error: 429 Too Many Requests - slow down',
    },
    {
      body: 'HTML from a gateway',
      answer: () => HttpResponse.html(gatewayPage, { status: 502, statusText: 'Bad Gateway' }),
      message: 'D-ID API error: 502 Bad Gateway - 502 Bad Gateway nginx',
    },
    {
      body: 'nothing',
      answer: () => new HttpResponse(null, { status: 451, statusText: '' }),
      message: 'D-ID API error: 451 Unavailable For Legal Reasons',
    },
  ])('Video provider call fails, with $body', async ({ answer, message }) => {
    network.answer(http.post(talksUrl, answer));
    await expect(createTalk()).rejects.toMatchObject({ message, fault: 'refused' });
  });

  it('Talk wait exceeds limit', async () => {
    const asked: number[] = [];
    network.answer(
      http.get(`${talksUrl}/:id`, () => {
        asked.push(clock.now());
        return HttpResponse.json({ id: 't', status: 'started' });
      }),
    );
    const begun = clock.now();
    await expect(video.waitForTalk('t')).rejects.toThrow('Talk generation timed out');
    expect(asked.map((time) => time - begun).slice(0, 3)).toEqual([0, 3000, 6000]);
    expect(clock.now() - begun).toBe(120_000);
    expect(asked).toHaveLength(40);
  });

  it('Talk wait exceeds limit, also while a request hangs', async () => {
    let looks = 0;
    network.answer(
      http.get(`${talksUrl}/:id`, () => {
        looks += 1;
        if (looks === 1) return HttpResponse.json({ id: 't', status: 'started' });
        // The maximum duration of one attempt; a fourth attempt would exceed two minutes.
        clock.advance(30_000);
        return new Promise<Response>(() => {});
      }),
    );
    await expect(video.waitForTalk('t')).rejects.toMatchObject({
      message: 'Talk generation timed out',
      fault: 'timeout',
    });
    expect(looks).toBe(5);
  });

  it.each([
    {
      error: { kind: 'FaceError', description: 'face not detected' },
      reason: 'face not detected',
      code: 'FaceError',
    },
    { error: undefined, reason: 'Unknown error', code: undefined },
  ])('Talk reports failure: $reason', async ({ error, reason, code }) => {
    network.answer(http.get(`${talksUrl}/:id`, () => HttpResponse.json({ id: 't', status: 'error', error })));
    await expect(video.waitForTalk('t')).rejects.toMatchObject({
      message: `video generation failed: ${reason}`,
      fault: 'failed',
      code,
    });
  });

  it('Talk reports failure by a rejection', async () => {
    const error = { kind: 'ModerationError', description: 'celebrity recognized' };
    network.answer(
      http.get(`${talksUrl}/:id`, () => HttpResponse.json({ id: 't', status: 'rejected', error })),
    );
    await expect(video.waitForTalk('t')).rejects.toThrow('video generation failed: celebrity recognized');
  });

  it('Talk done without a result', async () => {
    network.answer(http.get(`${talksUrl}/:id`, () => HttpResponse.json({ id: 't', status: 'done' })));
    await expect(video.waitForTalk('t')).rejects.toThrow(
      'Video generation completed but no result URL was provided',
    );
  });
});
