import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPictureQueue } from 'embedded-content-lake/http';
import { expect, it, onTestFinished, vi } from 'vitest';
import { fakeTools } from './offline/testing/offline-providers.ts';
import { openProviders } from './open-providers.ts';
import type { ProviderSettings } from './provider-settings.ts';
import { origin } from './testing/providers.ts';

const KEY = 'sk-planted-secret';
const proxied = { apiUrl: 'https://speech.example', key: KEY, defaultVoiceId: undefined };

/** A data folder, and a function that opens the providers on it as the server does. */
function setUp(speech: ProviderSettings['speech']) {
  const folder = mkdtempSync(join(tmpdir(), 'providers-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const paid = join(folder, 'paid');
  const asked: string[] = [];
  const open = () =>
    openProviders({
      settings: { speech, media: undefined, video: undefined },
      directory: join(folder, 'providers'),
      paidDirectory: paid,
      ownOrigin: origin,
      allowedOrigins: [origin],
      identifyCaller: async () => 'editor',
      loadTools: async () => fakeTools().tools,
      pictureQueue: createPictureQueue(),
      limitsClients: false,
      fetch: async (input) => {
        asked.push(String(input));
        return Response.json({ audio_base64: 'AAAA' });
      },
    });
  return { paid, asked, open };
}

const speak = () =>
  new Request(`${origin}/_providers/speech/v1/text-to-speech/steph`, {
    method: 'POST',
    headers: { authorization: 'Bearer editor', 'idempotency-key': 'avatars/tara/voice-1' },
    body: JSON.stringify({ text: 'Hi.' }),
  });

it('does not pay again after a restart, and stores no secret', async () => {
  const { paid, asked, open } = setUp(proxied);
  const first = await open().fetch(speak());
  const second = await open().fetch(speak());
  expect(await second.json()).toEqual(await first.json());
  expect(asked).toHaveLength(1);
  const files = readdirSync(paid);
  expect(files).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
  const text = readFileSync(join(paid, files[0] ?? ''), 'utf8');
  for (const secret of [KEY, 'Bearer', 'editor']) expect(text).not.toContain(secret);
});

it('does not store the responses of free calls on disk', async () => {
  const { paid, open } = setUp(undefined);
  expect((await open().fetch(speak())).status).toBe(200);
  expect(existsSync(paid)).toBe(false);
});

it('removes old responses and partial files at startup, also without keys', async () => {
  const { paid, open } = setUp(undefined);
  mkdirSync(paid);
  const HOUR = 60 * 60_000;
  for (const [name, hours] of [
    ['answer-of-today', 2],
    ['answer-of-last-month', 31 * 24],
    ['being-written.tmp', 0],
    ['half-written.tmp', 2],
  ] as const) {
    writeFileSync(join(paid, name), 'bytes');
    const written = new Date(Date.now() - hours * HOUR);
    utimesSync(join(paid, name), written, written);
  }
  open();
  await vi.waitFor(() => expect(readdirSync(paid).sort()).toEqual(['answer-of-today', 'being-written.tmp']));
});
