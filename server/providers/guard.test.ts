import { expect, it } from 'vitest';
import { holdsResult } from './guard.ts';
import type { ProviderKind } from './provider-kind.ts';

const json = 'application/json';

it.each<[string, boolean, ProviderKind, string, string]>([
  ['a recording with the times of its words', true, 'speech', json, '{"audio_base64":"AAAA"}'],
  ['a recording alone', true, 'speech', 'audio/mpeg', 'ID3'],
  ['a recording that is empty', false, 'speech', 'audio/mpeg', ''],
  ['a video that was ordered', true, 'video', json, '{"id":"tlk_1"}'],
  ['the sign-in page of a captive portal', false, 'speech', 'text/html', '<html>sign in</html>'],
  ['audio instead of the ordered video', false, 'video', 'audio/mpeg', 'ID3'],
])('holdsResult of %s: %s', (_what, isResult, kind, type, body) => {
  const answer = { status: 200, headers: new Headers({ 'content-type': type }), body: Buffer.from(body) };
  expect(holdsResult(kind, answer)).toBe(isResult);
});
