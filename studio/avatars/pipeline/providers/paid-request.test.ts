// @vitest-environment node
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { defaultExpression, defaultVoiceSettings } from '../avatar.ts';
import { addresses, setUpProviders } from '../testing/providers.ts';
import { createTestClock } from '../testing/test-clock.ts';
import type { Credentials } from './connection.ts';
import { createSpeechClient } from './speech.ts';
import { createVideoClient } from './talking-video.ts';

const network = setUpProviders();
const key: Credentials = { kind: 'key', key: 'secret' };
const proxy: Credentials = { kind: 'proxy', token: () => 'editor' };

/** Sends both paid requests and returns `mayBePaid` of their errors. */
async function mayBePaid(credentials: Credentials, answer: () => Response | Promise<Response>) {
  const clock = createTestClock();
  const late = () => {
    clock.advance(120_000);
    return new Promise<Response>(() => {});
  };
  const respond = answer === never ? late : answer;
  network.answer(
    http.post(`${addresses.speech}/text-to-speech/v1/with-timestamps`, respond),
    http.post(`${addresses.video}/talks`, respond),
  );
  const connection = { fetch: clock.fetch, clock, credentials };
  const speech = createSpeechClient({ ...connection, baseUrl: addresses.speech });
  const video = createVideoClient({ ...connection, baseUrl: addresses.video });
  const outcomes = await Promise.allSettled([
    speech.speakWithTimes({ voiceId: 'v1', text: 'Hi', settings: defaultVoiceSettings }),
    video.createTalk({ sourceUrl: 'a', audioUrl: 'b', expression: defaultExpression }),
  ]);
  return outcomes.map((outcome) => outcome.status === 'rejected' && outcome.reason.mayBePaid);
}

const never = () => new Promise<Response>(() => {});
const offline = () => HttpResponse.error();
const status = (code: number) => () => new HttpResponse(null, { status: code });

describe('a paid request that failed', () => {
  it.each([
    ['no answer in time, of a provider', key, never, true],
    ['no answer in time, of our own server', proxy, never, false],
    ['a connection that broke, to a provider', key, offline, true],
    ['a connection that broke, to our own server', proxy, offline, false],
    ['our own server’s word that none came', proxy, status(504), true],
    ['a gateway’s word that none came', key, status(502), true],
    ['a sign-in page', proxy, () => HttpResponse.html('<h1>Sign in</h1>'), true],
    ['an answer without a result', proxy, () => HttpResponse.json({}), true],
    ['a refusal', key, status(402), false],
    ['a fault of the provider', proxy, status(500), false],
  ])('by %s', async (_what, credentials, answer, expected) => {
    expect(await mayBePaid(credentials, answer)).toEqual([expected, expected]);
  });
});
