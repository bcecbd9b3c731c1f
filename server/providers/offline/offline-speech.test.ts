import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { fakeTools, missingTools, mp3, openOffline } from './testing/offline-providers.ts';

const load = async () => fakeTools().tools;

describe('offline speech', () => {
  const speakPath = 'speech/v1/text-to-speech/steph';

  it('lists its voices in the product’s format', async () => {
    const { call } = openOffline(load);
    expect(await (await call('speech/v1/voices')).json()).toEqual({
      voices: [
        {
          voice_id: 'steph',
          name: 'Steph',
          category: 'premade',
          labels: { description: 'calm' },
          preview_url: null,
        },
      ],
    });
  });

  it('returns MP3, and on request the start and end time of each character', async () => {
    const { post } = openOffline(load);
    const sound = await post(speakPath, { text: 'Hi', model_id: 'eleven_multilingual_v2' });
    expect([sound.headers.get('content-type'), (await sound.arrayBuffer()).byteLength]).toEqual([
      'audio/mpeg',
      6,
    ]);
    const timed = await (await post(`${speakPath}/with-timestamps`, { text: 'Hi' })).json();
    expect(Buffer.from(timed.audio_base64, 'base64')).toEqual(Buffer.from(mp3));
    expect(timed.alignment).toEqual({
      characters: ['H', 'i'],
      character_start_times_seconds: [0, 0.1],
      character_end_times_seconds: [0.1, 0.2],
    });
  });

  it('speaks one text at a time, since each uses a whole CPU core', async () => {
    const spoken: string[] = [];
    const { tools } = fakeTools();
    const speak: typeof tools.speak = async (text, voiceId) => {
      spoken.push(`${text} begins`);
      await setImmediate();
      spoken.push(`${text} ends`);
      return tools.speak(text, voiceId);
    };
    const { post } = openOffline(async () => ({ ...tools, speak }));
    await Promise.all(['Hi', 'Ho'].map((text) => post(speakPath, { text })));
    expect(spoken).toEqual(['Hi begins', 'Hi ends', 'Ho begins', 'Ho ends']);
  });

  it.each([
    [{}, 422, [{ loc: ['body', 'text'], msg: 'field required', type: 'invalid_type' }]],
    [
      { text: 'Hi', voice_settings: { stability: 2 } },
      422,
      [{ loc: ['body', 'voice_settings', 'stability'] }],
    ],
    [{ text: ' ' }, 400, { status: 'input_text_empty' }],
    [{ text: 'a'.repeat(10_001) }, 400, { status: 'max_character_limit_exceeded' }],
    [{ text: 'Hi', model_id: 'x' }, 400, { status: 'model_not_found' }],
  ])('refuses %j with %i, as the product does', async (body, status, detail) => {
    const { post } = openOffline(load);
    const answer = await post(speakPath, body);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ detail });
  });

  it('returns 404 for an unknown voice', async () => {
    const { post } = openOffline(load);
    const answer = await post('speech/v1/text-to-speech/nobody', { text: 'Hi' });
    expect([answer.status, (await answer.json()).detail.status]).toEqual([404, 'voice_not_found']);
  });

  it('reports that its tools are not installed', async () => {
    const { call } = openOffline(missingTools);
    const answer = await call('speech/v1/voices');
    expect([answer.status, (await answer.json()).detail.message]).toEqual([
      501,
      'The offline avatar tools are not installed. Install the development dependencies (npm ci), or set the keys of the providers (.env.example).',
    ]);
    expect((await (await call('status')).json()).problem).toMatch(
      /^The offline avatar tools are not installed/,
    );
  });
});
