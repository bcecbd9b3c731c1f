import sharp from 'sharp';
import { expect, it, vi } from 'vitest';
import { fakeTools, openOffline } from '../../server/providers/offline/testing/offline-providers.ts';
import { origin } from '../../server/providers/testing/providers.ts';
import { createAvatarTools } from '../../studio/avatars/avatar-tools.ts';
import { generateAvatar } from '../../studio/avatars/pipeline/generation.ts';
import { createMediaClient } from '../../studio/avatars/pipeline/providers/media-host.ts';
import { createSpeechClient } from '../../studio/avatars/pipeline/providers/speech.ts';
import { createVideoClient } from '../../studio/avatars/pipeline/providers/talking-video.ts';
import { createMemoryRecords, tara } from '../../studio/avatars/pipeline/testing/records.ts';
import { createProxiedAccess } from '../../studio/avatars/provider-access.ts';

const portrait = new Blob([
  new Uint8Array(
    await sharp({ create: { width: 512, height: 512, channels: 3, background: 'tan' } })
      .jpeg()
      .toBuffer(),
  ),
]);

/** Polls a talk every millisecond, with a timer, so that the drawing can continue in between. */
const clock = {
  now: () => 0,
  sleep: (milliseconds: number) =>
    new Promise<void>((resolve) => setTimeout(resolve, milliseconds === 3000 ? 1 : milliseconds)),
};

/** The pipeline of the Studio with the offline providers of the server. */
function setUp() {
  const { tools } = fakeTools({ speak: vi.fn(fakeTools().tools.speak), film: vi.fn(fakeTools().tools.film) });
  const { providers } = openOffline(async () => tools);
  const fetchOwn: typeof fetch = (input, init) => providers.fetch(new Request(input, init));
  const credentials = { kind: 'proxy', token: () => 'editor' } as const;
  const connection = { fetch: fetchOwn, clock, credentials };
  const base = `${origin}/_providers`;
  const ports = {
    speech: createSpeechClient({ ...connection, baseUrl: `${base}/speech/v1` }),
    media: createMediaClient({
      ...connection,
      baseUrl: `${base}/media/v1_1`,
      cloudName: 'local',
      uploadPreset: 'avatars',
    }),
    video: createVideoClient({ ...connection, baseUrl: `${base}/video` }),
    ownOrigin: origin,
    download: async (url: string) => (url.includes('/images/') ? portrait : (await fetchOwn(url)).blob()),
    settings: { defaultVoiceId: 'steph', model: undefined, cloudName: 'local' },
  };
  return { tools, ports, fetchOwn };
}

const avatar = { ...tara, voice: { introText: 'Hi. Bye.' } };

it('the pipeline makes a talking video with this server’s providers', async () => {
  const { ports, fetchOwn } = setUp();
  const { records, current } = createMemoryRecords(avatar);
  const options = { signal: undefined, report: () => {} };
  const assets = await generateAvatar({ avatar, record: current() }, { ...ports, records }, options);
  expect(assets.video.secureUrl).toMatch(
    /^\/_providers\/media\/local\/video\/upload\/v\d+\/avatars\/tara\/talking_video-[0-9a-f]{16}\.mp4$/,
  );
  const video = await fetchOwn(`${origin}${assets.video.secureUrl}`);
  expect(video.headers.get('content-type')).toBe('video/mp4');
  expect(current().run.captions).toContain('Hi.');
});

it('a page that was closed before it saved anything does not pay twice', async () => {
  const { tools, ports } = setUp();
  const options = { signal: undefined, report: () => {} };
  for (let attempt = 1; attempt <= 2; attempt += 1) {
    // The document has no records, so only the server's cache knows the earlier work.
    const { records, current } = createMemoryRecords(avatar);
    await generateAvatar({ avatar, record: current() }, { ...ports, records }, options);
  }
  expect(tools.speak).toHaveBeenCalledOnce();
  expect(tools.film).toHaveBeenCalledOnce();
});

it('a Studio on its own host name makes the video with requests to that host only', async () => {
  const [site, studio] = ['https://example.com', 'https://studio.example.com'];
  const { providers } = openOffline(async () => fakeTools().tools, site);
  /** Fetch under the policy `connect-src 'self'`. */
  const fetchOfPage: typeof fetch = async (input, init) => {
    const { origin, pathname } = new URL(String(input));
    if (origin !== studio) throw new TypeError(`Refused to connect to ${origin}`);
    if (pathname.startsWith('/images/')) return new Response(portrait);
    return providers.fetch(new Request(input, init));
  };
  const { records, current } = createMemoryRecords({ ...avatar, image: `${studio}/images/face.jpg` });
  const unused = {
    list: vi.fn(),
    activateRun: vi.fn(),
    setVoice: vi.fn(),
    setIntroText: vi.fn(),
    subscribe: vi.fn(),
  };
  const { generator } = createAvatarTools({
    access: await createProxiedAccess(studio, () => 'editor', fetchOfPage),
    records: { ...records, ...unused },
    fetch: fetchOfPage,
    clock,
  });
  await generator.generate('tara');
  expect(generator.failure('tara')).toBeUndefined();
  expect(current().run.assets.video?.secureUrl).toMatch(/^\/_providers\/media\//);
});
