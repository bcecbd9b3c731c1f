// @vitest-environment node
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { defaultExpression, defaultVoiceSettings } from '../avatar.ts';
import {
  addresses,
  createTestClients,
  makeAlignment,
  setUpProviders,
  uploadAnswer,
} from '../testing/providers.ts';
import { createSpeechClient, mostCharacters } from './speech.ts';
import { createVideoClient } from './talking-video.ts';

const network = setUpProviders();
const { speech, media, video, clock } = createTestClients();

/** Responds to one URL and records the requests. */
function record(method: 'get' | 'post', url: string, answer: () => Response) {
  const asked: { url: string; headers: Headers; body: string; form: FormData | undefined }[] = [];
  network.answer(
    http[method](url, async ({ request }) => {
      const isForm = request.headers.get('content-type')?.startsWith('multipart/');
      asked.push({
        url: request.url,
        headers: request.headers,
        form: isForm ? await request.clone().formData() : undefined,
        body: await request.text(),
      });
      return answer();
    }),
  );
  return asked;
}

describe('speech', () => {
  const request = { voiceId: 'v1', text: 'Hi.', settings: defaultVoiceSettings };

  it('sends the default model and settings', async () => {
    const asked = record('post', `${addresses.speech}/text-to-speech/v1`, () =>
      HttpResponse.arrayBuffer(new Uint8Array([1, 2]).buffer, { headers: { 'content-type': 'audio/mpeg' } }),
    );
    const audio = await speech.speak(request);
    expect([audio.type, audio.size]).toEqual(['audio/mpeg', 2]);
    expect(asked[0]?.headers.get('xi-api-key')).toBe('secret');
    expect(JSON.parse(asked[0]?.body ?? '')).toEqual({
      text: 'Hi.',
      model_id: 'eleven_multilingual_v2',
      voice_settings: { stability: 0.75, similarity_boost: 0.85, style: 0.2, use_speaker_boost: true },
    });
  });

  it('requests the time of every character', async () => {
    record('post', `${addresses.speech}/text-to-speech/v1/with-timestamps`, () =>
      HttpResponse.json({ audio_base64: btoa('sound'), alignment: makeAlignment('Hi.') }),
    );
    const { audio, alignment } = await speech.speakWithTimes(request);
    expect(await audio.text()).toBe('sound');
    expect(alignment).toEqual({ characters: ['H', 'i', '.'], starts: [0, 0.1, 0.2], ends: [0.1, 0.2, 0.3] });
  });

  it.each([
    { alignment: undefined },
    { alignment: null },
    { alignment: { characters: ['a'], character_start_times_seconds: [], character_end_times_seconds: [0] } },
  ])('has no times when they are incomplete: %j', async (answer) => {
    record('post', `${addresses.speech}/text-to-speech/v1/with-timestamps`, () =>
      HttpResponse.json({ audio_base64: btoa('sound'), ...answer }),
    );
    expect((await speech.speakWithTimes(request)).alignment).toBeUndefined();
  });

  it.each([
    [{}, 'no audio'],
    [{ audio_base64: '%' }, 'audio that is not base64'],
    [[], 'no JSON object'],
  ])('reports what is wrong with the response %j', async (answer, fault) => {
    record('post', `${addresses.speech}/text-to-speech/v1/with-timestamps`, () => HttpResponse.json(answer));
    await expect(speech.speakWithTimes(request)).rejects.toMatchObject({
      message: `ElevenLabs gave an answer that could not be read: ${fault}`,
      fault: 'unreadable',
    });
  });

  it.each(['', 'undefined'])('sends no request for the voice %j', async (voiceId) => {
    const speaking = speech.speak({ ...request, voiceId });
    await expect(speaking).rejects.toThrow('Avatar does not have voice configuration');
  });

  it.each([
    ['', 'There is no text to speak. Write the spoken introduction first.'],
    ['a'.repeat(mostCharacters + 1), 'The text has 10001 characters; the voice can speak 10000 at once.'],
  ])('sends no text that cannot be spoken', async (text, message) => {
    await expect(speech.speak({ ...request, text })).rejects.toThrow(message);
  });

  it('lists voices, and skips entries without an id', async () => {
    const labels = { gender: 'female', accent: 'american' };
    record('get', `${addresses.speech}/voices`, () =>
      HttpResponse.json({
        voices: [
          { voice_id: 'v1', name: 'Rachel', labels, preview_url: 'https://a/v1.mp3', category: 'premade' },
          { voice_id: 'v2', category: 'cloned' },
          { name: 'Nobody' },
        ],
      }),
    );
    expect(await speech.listVoices()).toEqual([
      { id: 'v1', name: 'Rachel', description: 'female, american', previewUrl: 'https://a/v1.mp3' },
      { id: 'v2', name: 'v2', description: 'cloned', previewUrl: undefined },
    ]);
  });

  it('sends the editor’s token and the idempotency key to a proxy, and no API key', async () => {
    const proxied = createSpeechClient({
      baseUrl: 'https://beacon.example/_providers/speech/v1',
      credentials: { kind: 'proxy', token: () => 'session' },
      fetch: clock.fetch,
      clock,
    });
    const asked = record('post', 'https://beacon.example/_providers/speech/v1/text-to-speech/v1', () =>
      HttpResponse.arrayBuffer(new ArrayBuffer(1)),
    );
    await proxied.speak({ ...request, workId: 'avatars/tara/voice-1' });
    const headers = asked[0]?.headers;
    expect(headers?.get('authorization')).toBe('Bearer session');
    expect(headers?.get('idempotency-key')).toBe('avatars/tara/voice-1');
    expect(headers?.has('xi-api-key')).toBe(false);
  });
});

describe('media host', () => {
  it('uploads with the fields that an unsigned upload allows, the folder in the id', async () => {
    const asked = record('post', `${addresses.media}/beacon/video/upload`, () =>
      HttpResponse.json(uploadAnswer('avatars/tara/voice-1', 'video')),
    );
    const file = new Blob(['sound'], { type: 'audio/mpeg' });
    const { asset, isOther } = await media.upload({
      file,
      publicId: 'avatars/tara/voice-1',
      resourceType: 'video',
      what: 'upload',
    });
    const form = asked[0]?.form;
    expect([...(form?.keys() ?? [])].sort()).toEqual(['file', 'public_id', 'upload_preset']);
    expect(form?.get('upload_preset')).toBe('avatars');
    expect(form?.get('public_id')).toBe('avatars/tara/voice-1');
    expect(form?.get('file')).toMatchObject({ name: 'voice-1.mp3', type: 'audio/mpeg' });
    expect(isOther).toBe(false);
    expect(asset).toEqual({
      publicId: 'avatars/tara/voice-1',
      url: 'http://res.cloudinary.com/beacon/video/upload/v1700000000/avatars/tara/voice-1.mp3',
      secureUrl: 'https://res.cloudinary.com/beacon/video/upload/v1700000000/avatars/tara/voice-1.mp3',
      resourceType: 'video',
      version: '1700000000',
    });
  });

  it('sends a URL from which the host fetches the file', async () => {
    const publicId = 'avatars/tara/talking_video-1';
    const asked = record('post', `${addresses.media}/beacon/video/upload`, () =>
      HttpResponse.json(uploadAnswer(publicId, 'video')),
    );
    const file = 'https://d-id.example/result.mp4?signature=1';
    await media.upload({ file, publicId, resourceType: 'video', what: 'video upload' });
    expect(asked[0]?.form?.get('file')).toBe(file);
  });
});

describe('talking video', () => {
  it('requests a talk with the expressions under config', async () => {
    const asked = record('post', `${addresses.video}/talks`, () =>
      HttpResponse.json({ id: 'tlk_1', status: 'created' }, { status: 201 }),
    );
    const id = await video.createTalk({
      sourceUrl: 'https://a/face.jpg',
      audioUrl: 'https://a/voice.mp3',
      expression: defaultExpression,
    });
    expect(id).toBe('tlk_1');
    expect(asked[0]?.headers.get('authorization')).toBe('Basic secret');
    expect(JSON.parse(asked[0]?.body ?? '')).toEqual({
      source_url: 'https://a/face.jpg',
      script: { type: 'audio', audio_url: 'https://a/voice.mp3' },
      config: {
        result_format: 'mp4',
        driver_expressions: { expressions: [{ start_frame: 0, expression: 'happy', intensity: 0.8 }] },
      },
    });
  });

  it('waits until the talk is done', async () => {
    const answers = [
      { status: 'created' },
      { status: 'started' },
      { status: 'done', result_url: 'https://a/r.mp4' },
    ];
    const asked = record('get', `${addresses.video}/talks/tlk_1`, () => HttpResponse.json(answers.shift()));
    expect(await video.waitForTalk('tlk_1')).toBe('https://a/r.mp4');
    expect(asked).toHaveLength(3);
  });

  it('rejects an unknown status', async () => {
    record('get', `${addresses.video}/talks/tlk_1`, () => HttpResponse.json({ status: 'paused' }));
    await expect(video.waitForTalk('tlk_1')).rejects.toThrow(
      "D-ID gave an answer that could not be read: the status 'paused'",
    );
  });

  it('uses the configured provider name', async () => {
    const renamed = createVideoClient({
      baseUrl: addresses.video,
      credentials: { kind: 'key', key: 'secret' },
      providerName: 'Offline video',
      fetch: clock.fetch,
      clock,
    });
    record(
      'get',
      `${addresses.video}/talks/t`,
      () => new HttpResponse(null, { status: 404, statusText: 'Not Found' }),
    );
    await expect(renamed.getTalk('t')).rejects.toThrow('Offline video API error: 404 Not Found');
  });
});
