// @vitest-environment node
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { defaultExpression, defaultVoiceSettings } from '../avatar.ts';
import { addresses, createTestClients, setUpProviders, uploadAnswer } from '../testing/providers.ts';
import { createTestClock } from '../testing/test-clock.ts';
import { readRetryAfter } from './send.ts';

const network = setUpProviders();

/** Clients with a test clock, and a log of the times of their requests. */
function observe(method: 'get' | 'post', url: string, answers: (() => Response)[]) {
  const clients = createTestClients();
  const times: number[] = [];
  network.answer(
    http[method](url, () => {
      const answer = answers[Math.min(times.length, answers.length - 1)];
      times.push(clients.clock.now());
      return answer?.();
    }),
  );
  return { ...clients, times };
}

const failing = () => new HttpResponse(null, { status: 503, statusText: 'Service Unavailable' });
const limited = (retryAfter: string) => () =>
  new HttpResponse(null, {
    status: 429,
    statusText: 'Too Many Requests',
    headers: { 'retry-after': retryAfter },
  });
const voices = () => HttpResponse.json({ voices: [] });
/** A response whose connection breaks during the transfer. */
const broken = () =>
  new HttpResponse(
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"voices'));
        controller.error(new TypeError('terminated'));
      },
    }),
  );

describe('a repeatable request', () => {
  const url = `${addresses.speech}/voices`;

  it.each([
    ['a network failure', () => HttpResponse.error()],
    ['an answer that breaks off', broken],
    ['a 503', failing],
    ['a 500', () => new HttpResponse(null, { status: 500 })],
  ])('is sent again after %s, with pauses that double', async (_what, fault) => {
    const { speech, times } = observe('get', url, [fault, fault, fault, voices]);
    await expect(speech.listVoices()).resolves.toEqual([]);
    expect(times).toEqual([0, 1000, 3000, 7000]);
  });

  it.each([
    ['seconds', '5', [0, 5000]],
    ['a date', new Date(9000).toUTCString(), [0, 9000]],
    ['nothing that can be read', 'soon', [0, 1000]],
  ])('waits as long as a 429 says in %s', async (_what, header, expected) => {
    const { speech, times } = observe('get', url, [limited(header), voices]);
    await speech.listVoices();
    expect(times).toEqual(expected);
  });

  it('is not sent again when Retry-After is long', async () => {
    const { speech, times } = observe('get', url, [limited('3600')]);
    await expect(speech.listVoices()).rejects.toThrow('ElevenLabs API error: 429 Too Many Requests');
    expect(times).toEqual([0]);
  });

  it('fails after four attempts', async () => {
    const { speech, times } = observe('get', url, [failing]);
    await expect(speech.listVoices()).rejects.toThrow('ElevenLabs API error: 503 Service Unavailable');
    expect(times).toHaveLength(4);
  });

  it.each([400, 401, 402, 404, 501])('is not sent again after a %i', async (status) => {
    const { speech, times } = observe('get', url, [() => new HttpResponse(null, { status })]);
    await expect(speech.listVoices()).rejects.toMatchObject({ status });
    expect(times).toHaveLength(1);
  });

  it('reports that the provider could not be reached', async () => {
    const { speech } = observe('get', url, [() => HttpResponse.error()]);
    await expect(speech.listVoices()).rejects.toMatchObject({
      message: expect.stringMatching(/^ElevenLabs could not be reached: ./),
      fault: 'unreachable',
    });
  });

  it('waits after a 420, the media host’s status for too many requests', async () => {
    const busy = () =>
      HttpResponse.json(
        { error: { message: 'Rate limited' } },
        { status: 420, headers: { 'retry-after': '5' } },
      );
    const stored = () => HttpResponse.json(uploadAnswer('a', 'video'));
    const { media, times } = observe('post', `${addresses.media}/beacon/video/upload`, [busy, stored]);
    await media.upload({ file: 'https://a/b.mp4', publicId: 'a', resourceType: 'video', what: 'upload' });
    expect(times).toEqual([0, 5000]);
  });

  it('applies to an upload, since its public id identifies the file', async () => {
    const answer = () => HttpResponse.json(uploadAnswer('a', 'image'));
    const { media, times } = observe('post', `${addresses.media}/beacon/image/upload`, [failing, answer]);
    await media.upload({ file: new Blob(['x']), publicId: 'a', resourceType: 'image', what: 'image upload' });
    expect(times).toEqual([0, 1000]);
  });

  it('applies to polling a talk', async () => {
    const done = () => HttpResponse.json({ status: 'done', result_url: 'https://a/r.mp4' });
    const { video, times } = observe('get', `${addresses.video}/talks/t`, [() => HttpResponse.error(), done]);
    await video.waitForTalk('t');
    expect(times).toEqual([0, 1000]);
  });
});

describe('a paid request', () => {
  it.each([
    ['a network failure', () => HttpResponse.error()],
    ['an answer that breaks off', broken],
    ['a 503', failing],
    ['a 429', limited('1')],
  ])('is sent once, whatever happens: %s', async (_what, fault) => {
    const spoken = observe('post', `${addresses.speech}/text-to-speech/v1`, [fault]);
    await expect(
      spoken.speech.speak({ voiceId: 'v1', text: 'Hi', settings: defaultVoiceSettings }),
    ).rejects.toThrow('ElevenLabs');
    expect(spoken.times).toHaveLength(1);

    const ordered = observe('post', `${addresses.video}/talks`, [fault]);
    await expect(
      ordered.video.createTalk({ sourceUrl: 'a', audioUrl: 'b', expression: defaultExpression }),
    ).rejects.toThrow('D-ID');
    expect(ordered.times).toHaveLength(1);
  });
});

describe('an aborted request', () => {
  it('rejects with the signal’s reason while it is running', async () => {
    const { video } = observe('get', `${addresses.video}/talks/t`, []);
    const arrived = Promise.withResolvers<void>();
    network.answer(
      http.get(`${addresses.video}/talks/t`, () => {
        arrived.resolve();
        return new Promise<Response>(() => {});
      }),
    );
    const controller = new AbortController();
    const looking = video.getTalk('t', controller.signal);
    await arrived.promise;
    controller.abort(new Error('The editor left'));
    await expect(looking).rejects.toThrow('The editor left');
  });

  it('rejects with the signal’s reason during a pause', async () => {
    const controller = new AbortController();
    const fault = () => {
      setTimeout(() => controller.abort(new Error('The editor left')));
      return failing();
    };
    const { speech, times } = observe('get', `${addresses.speech}/voices`, [fault]);
    await expect(speech.listVoices(controller.signal)).rejects.toThrow('The editor left');
    expect(times.length).toBeLessThan(4);
  });

  it('is not sent when the signal is aborted already', async () => {
    const { speech, times } = observe('get', `${addresses.speech}/voices`, [voices]);
    await expect(speech.listVoices(AbortSignal.abort(new Error('Too late')))).rejects.toThrow('Too late');
    expect(times).toEqual([]);
  });

  it('times out', async () => {
    const clock = createTestClock();
    const { speech } = createTestClients(clock);
    network.answer(
      http.post(`${addresses.speech}/text-to-speech/v1`, () => {
        clock.advance(120_000);
        return new Promise<Response>(() => {});
      }),
    );
    const speaking = speech.speak({ voiceId: 'v1', text: 'Hi', settings: defaultVoiceSettings });
    await expect(speaking).rejects.toMatchObject({
      message: 'ElevenLabs did not answer within 120 seconds',
      fault: 'timeout',
    });
  });
});

it.each([
  [null, undefined],
  ['', undefined],
  ['7', 7000],
  ['Thu, 01 Jan 1970 00:00:10 GMT', 8000],
  ['Thu, 01 Jan 1970 00:00:00 GMT', 0],
])('reads Retry-After %j as %j milliseconds', (header, expected) => {
  expect(readRetryAfter(header, 2000)).toBe(expected);
});
