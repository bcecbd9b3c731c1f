import { expect, it } from 'vitest';
import { missingTools, openOffline } from './testing/offline-providers.ts';

it.each([
  ['speech/v1/voices?fault=invalid_api_key', 401, { detail: { status: 'invalid_api_key' } }],
  ['speech/v1/voices?fault=quota_exceeded', 401, { detail: { status: 'quota_exceeded' } }],
  [
    'media/v1_1/local/video/upload?fault=preset_not_found',
    400,
    { error: { message: 'Upload preset not found' } },
  ],
  ['video/talks?fault=not_enough_credits', 402, { description: 'not enough credits' }],
  ['video/talks?fault=unauthenticated', 401, { message: 'user unauthenticated' }],
])('returns the product’s own error for ?fault=: %s', async (path, status, body) => {
  const answer = await openOffline(missingTools).call(path);
  expect(answer.status).toBe(status);
  expect(await answer.json()).toMatchObject(body);
});
