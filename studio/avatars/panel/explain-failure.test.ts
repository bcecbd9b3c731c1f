import { describe, expect, it } from 'vitest';
import { ProviderError, type ProviderErrorOptions } from '../pipeline/providers/provider-error.ts';
import { explainFailure, explainObstacle } from './explain-failure.ts';

const refused = (options: Partial<ProviderErrorOptions>) =>
  new ProviderError('ElevenLabs API error', { fault: 'refused', ...options });
const failed = (options: Partial<ProviderErrorOptions>) =>
  new ProviderError('video generation failed', { fault: 'failed', ...options });
const other = (fault: ProviderErrorOptions['fault'], message = 'It failed') =>
  new ProviderError(message, { fault });

describe('the explanation of a failure', () => {
  it.each([
    [other('unconfigured'), 'A provider has no key.', /Ask whoever runs the site/],
    [other('unreachable'), 'A provider could not be reached.', /Check the connection, then continue/],
    [
      other('timeout', 'Talk generation timed out'),
      'The video takes longer than two minutes.',
      /orders no second one/,
    ],
    [other('timeout'), 'A provider did not answer in time.', /Wait a minute/],
    [other('failed'), 'The video provider could not make this video.', /Look at the portrait/],
    [other('unreadable'), 'A provider gave an answer that makes no sense.', /asks for a sign-in/],
    [refused({ status: 402 }), 'The credit with the provider is used up.', /add some, then continue/],
    [
      refused({ status: 401, code: 'quota_exceeded' }),
      'The credit with the provider is used up.',
      /add some/,
    ],
    [
      refused({ status: 403, detail: 'not enough credits' }),
      'The credit with the provider is used up.',
      /add some/,
    ],
    [refused({ status: 401, code: 'unauthorized' }), 'You are signed out.', /sign in/],
    [
      refused({ code: 'renamed' }),
      /^The media host gives files other names/,
      /upload preset allow public ids/,
    ],
    [
      refused({ status: 503, code: 'lake_silent' }),
      /^The server cannot check right now/,
      /Wait a minute, then continue/,
    ],
    [
      refused({ status: 504, code: 'unfinished' }),
      'The server has no answer to what it ordered before.',
      /started anew meanwhile, or its disk is full.*What was made so far is kept/,
    ],
    [
      refused({ status: 401, code: 'invalid_api_key' }),
      'The provider does not accept the key.',
      /check the key/,
    ],
    [
      refused({ status: 404, code: 'voice_not_found' }),
      'The chosen voice does not exist any more.',
      /another voice/,
    ],
    [refused({ status: 413 }), 'The introduction is too long.', /Shorten/],
    [refused({ status: 429 }), 'The provider is busy.', /Wait a minute/],
    [refused({ status: 420 }), 'The provider is busy.', /Wait a minute/],
    [
      refused({ status: 400, code: 'AudioModerationError' }),
      'The provider’s rules do not allow this picture or these words.',
      /another portrait/,
    ],
    [
      failed({ code: 'InsufficientCreditsError', detail: 'not enough credits' }),
      'The credit with the provider is used up.',
      /add some/,
    ],
    [
      failed({ code: 'AudioModerationError', detail: 'The audio was rejected' }),
      'The provider’s rules do not allow this picture or these words.',
      /It says: “The audio was rejected”\. Use another portrait/,
    ],
    [
      failed({ code: 'FaceError', detail: 'face not detected' }),
      'The video provider could not make this video.',
      /It says: “face not detected”\. Look at the portrait/,
    ],
    [
      refused({ status: 451 }),
      'The provider’s rules do not allow this picture or these words.',
      /another portrait/,
    ],
    [refused({ status: 503 }), 'The provider has trouble of its own.', /Try again in a while/],
    [
      refused({ status: 501, code: 'tools_missing', detail: 'Run npm ci.' }),
      /^Nothing is installed here/,
      /^Run npm ci\.$/,
    ],
    [
      refused({ status: 400, detail: 'bad preset' }),
      'The provider refused the request.',
      /It says: “bad preset”\. Show/,
    ],
    [
      new Error('Avatar does not have voice configuration'),
      'Avatar does not have voice configuration',
      /Pictures and video/,
    ],
    [
      new Error('Asset generation already in progress for this avatar'),
      'Asset generation already in progress for this avatar',
      /Wait/,
    ],
    [new Error('The agent is not there any more.'), 'The agent is not there any more.', /Try again/],
    ['no reason', 'Asset generation failed', /Try again/],
  ])('%s', (error, what, advice) => {
    const explanation = explainFailure(error);
    expect(explanation.what).toEqual(typeof what === 'string' ? what : expect.stringMatching(what));
    expect(explanation.advice).toMatch(advice);
  });
});

it.each([
  other('unreachable'),
  other('timeout'),
  other('unreadable'),
  refused({ status: 504, code: 'timeout' }),
])('promises that nothing is paid twice only where that is known: $fault', (error) => {
  expect(explainFailure(error).advice).toMatch(/you will not pay for it again/);
  error.mayBePaid = true;
  expect(explainFailure(error).advice).toMatch(/may have been paid.*continuing may pay for it again/);
});

it('explains what is missing before a video can be generated', () => {
  const voice = { introText: 'Hi.' };
  const noVoice = 'Avatar does not have voice configuration';
  expect(explainObstacle('Tara has no portrait yet. Upload one first.', { voice })).toEqual({
    what: 'No video can be made yet.',
    advice: 'Tara has no portrait yet. Upload one first.',
  });
  expect(explainObstacle(noVoice, { voice: undefined }).advice).toMatch(/write the spoken introduction/);
  expect(explainObstacle(noVoice, { voice }).advice).toMatch(/Choose one above/);
});
