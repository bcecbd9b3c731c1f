// @vitest-environment node
import { createHash } from 'node:crypto';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { createTestPipeline } from './testing/pipeline.ts';
import { addresses, setUpProviders, uploadAnswer } from './testing/providers.ts';
import { tara } from './testing/records.ts';

const network = setUpProviders();

const allStages = [
  ['checking', 5],
  ['generating_voice', 15],
  ['uploading_audio', 30],
  ['getting_image', 45],
  ['creating_video', 60],
  ['creating_video', 75],
  ['uploading_video', 90],
  ['complete', 100],
];

describe('a generation', () => {
  it('reports every stage and generates all three files', async () => {
    const log = network.work();
    const { generate, record } = createTestPipeline();
    const { assets, steps } = await generate();
    expect(steps).toEqual(allStages);
    expect(log.paid).toEqual(['voice', 'talk']);
    expect(log.uploads).toEqual([
      expect.stringMatching(/^avatars\/tara\/voice-[0-9a-f]{16}$/),
      expect.stringMatching(/^avatars\/tara\/profile_image-[0-9a-f]{16}$/),
      expect.stringMatching(/^avatars\/tara\/talking_video-[0-9a-f]{16}$/),
    ]);
    expect(record().run).toMatchObject({ assets, talk: undefined });
    expect(record().run.captions).toBe(
      'WEBVTT\n\n00:00:00.000 --> 00:00:00.300\nHi.\n\n00:00:00.400 --> 00:00:00.800\nBye.\n',
    );
  });

  it('completes at once when all three exist', async () => {
    const log = network.work();
    const { generate } = createTestPipeline();
    const { assets } = await generate();
    const again = await generate();
    expect(again.steps).toEqual([
      ['checking', 5],
      ['complete', 100],
    ]);
    expect(again.assets).toEqual(assets);
    expect(log.paid).toEqual(['voice', 'talk']);
  });

  it('reuses the files in use when nothing has changed', async () => {
    const log = network.work();
    const { generate, record } = createTestPipeline();
    const { assets } = await generate();
    const found = {
      avatar: tara,
      record: { ...record(), inUse: assets, run: { ...record().run, assets: {} } },
    };
    const other = createTestPipeline();
    other.ports.records.read = async () => found;
    expect((await other.generate()).assets).toEqual(assets);
    expect(log.paid).toEqual(['voice', 'talk']);
  });

  it('keeps the voice and generates another video when the portrait changes', async () => {
    const log = network.work();
    const { generate, ports, record } = createTestPipeline();
    const first = await generate();
    const avatar = { ...tara, image: 'http://localhost:3000/images/local/production/def-512x512.png' };
    ports.records.read = async () => ({ avatar, record: record() });
    const second = await generate();
    expect(second.steps.map(([stage]) => stage)).not.toContain('generating_voice');
    expect(second.assets.audio).toEqual(first.assets.audio);
    expect(second.assets.video).not.toEqual(first.assets.video);
    expect(record().run.captions).toContain('WEBVTT');
    expect(log.paid).toEqual(['voice', 'talk', 'talk']);
  });

  it('generates voice and video again when the text changes', async () => {
    const log = network.work();
    const { generate, ports, record } = createTestPipeline();
    await generate();
    const avatar = { ...tara, voice: { introText: 'Something else.', voiceId: 'v1' } };
    ports.records.read = async () => ({ avatar, record: record() });
    await generate();
    expect(log.paid).toEqual(['voice', 'talk', 'voice', 'talk']);
    expect(new Set(log.uploads).size).toBe(5);
  });

  it('pays nothing when the text is changed back, and restores the captions', async () => {
    const log = network.work();
    const { generate, ports, record } = createTestPipeline();
    const { assets } = await generate();
    const { captions } = record().run;
    const avatar = { ...tara, voice: { introText: 'Something else.', voiceId: 'v1' } };
    ports.records.read = async () => ({ avatar, record: record() });
    await generate();
    ports.records.read = async () => ({ avatar: tara, record: record() });
    await generate();
    expect(log.paid).toEqual(['voice', 'talk', 'voice', 'talk']);
    expect(record().run).toEqual({ assets, captions, talk: undefined });
  });

  it.each([
    ['keeps no captions beside another recording that the host has by that name', 'other sound', false],
    ['keeps the captions of a recording that the host has already', 'sound', true],
  ])('%s', async (_what, stored, isCaptioned) => {
    network.work();
    network.answer(
      http.post(`${addresses.media}/:cloud/video/upload`, async ({ request }) => {
        const publicId = String((await request.clone().formData()).get('public_id'));
        if (!publicId.includes('voice')) return undefined;
        const etag = createHash('md5').update(stored).digest('hex');
        return HttpResponse.json({ ...uploadAnswer(publicId, 'video'), etag, existing: true });
      }),
    );
    const { generate, record } = createTestPipeline();
    await generate();
    expect(record().run.captions !== undefined).toBe(isCaptioned);
  });

  it('replaces the voice of an attempt with another text by the voice in use', async () => {
    const log = network.work();
    const { generate, ports, record } = createTestPipeline();
    const { assets: inUse } = await generate();
    const attempted = { ...tara, voice: { introText: 'Something else.', voiceId: 'v1' } };
    ports.records.read = async () => ({ avatar: attempted, record: { ...record(), inUse } });
    await generate();
    const avatar = { ...tara, image: 'http://localhost:3000/images/local/production/def-512x512.png' };
    ports.records.read = async () => ({ avatar, record: { ...record(), inUse } });
    const { assets } = await generate();
    expect(log.paid).toEqual(['voice', 'talk', 'voice', 'talk', 'talk']);
    expect(record().run).toMatchObject({
      assets: { ...assets, audio: inUse.audio },
      captions: expect.stringContaining('Hi.'),
    });
  });

  it('records all inputs of the video when the draft was discarded meanwhile', async () => {
    network.work();
    const { generate, ports, record, discard } = createTestPipeline();
    const { recordTalk } = ports.records;
    ports.records.recordTalk = async (avatarId, talk) => {
      await recordTalk(avatarId, talk);
      discard();
    };
    const { assets } = await generate();
    expect(record().run).toEqual({
      assets,
      captions: expect.stringContaining('Hi.'),
      talk: undefined,
    });
  });

  it.each([
    ['hands the address of a public result over', 'http://localhost:3000', 1],
    ['brings a result itself that only our own server has', 'https://d-id.example', 2],
  ])('%s', async (_what, ownOrigin, downloads) => {
    network.work();
    const download = vi.fn(async () => new Blob(['bytes']));
    await createTestPipeline(tara, { download, ownOrigin }).generate();
    expect(download).toHaveBeenCalledTimes(downloads);
    expect(download).toHaveBeenCalledWith(tara.image, undefined);
  });

  it('records URLs of our own server without the origin, and sends absolute URLs to providers', async () => {
    const ordered: unknown[] = [];
    network.work();
    network.answer(
      http.post(`${addresses.video}/talks`, async ({ request }) => {
        ordered.push(await request.clone().json());
        return undefined;
      }),
    );
    const { generate } = createTestPipeline(tara, { ownOrigin: 'https://res.cloudinary.com' });
    const { assets } = await generate();
    expect(assets.image?.secureUrl).toMatch(/^\/beacon\/image\/upload\//);
    expect(ordered).toMatchObject([
      {
        source_url: expect.stringMatching(/^https:\/\/res\.cloudinary\.com\/beacon\/image\/upload\/.*\.jpg$/),
      },
    ]);
  });

  it.each([
    ['the voice that it names', 'v5', {}, 'v5'],
    ['its own voice where it names none', undefined, { tara: 'v7' }, 'v7'],
    ['the default voice where it has none', undefined, { neo: 'v8' }, 'v9'],
  ])('uses %s', async (_what, voiceId, ownVoices, expected) => {
    const voices: string[] = [];
    network.answer(
      http.post(`${addresses.speech}/text-to-speech/:voiceId/with-timestamps`, ({ params }) => {
        voices.push(String(params.voiceId));
        return new HttpResponse(null, { status: 400 });
      }),
    );
    const avatar = { ...tara, voice: { introText: 'Hi.', voiceId } };
    const settings = { defaultVoiceId: 'v9', ownVoices, model: undefined, cloudName: 'beacon' };
    await expect(createTestPipeline(avatar, { settings }).generate()).rejects.toThrow('400');
    expect(voices).toEqual([expected]);
  });

  it.each([
    ['no voice', { ...tara, voice: undefined }, 'Avatar does not have voice configuration'],
    [
      'no voice id and no default',
      { ...tara, voice: { introText: 'Hi.' } },
      'Avatar does not have voice configuration',
    ],
    [
      'nothing to say',
      { ...tara, voice: { introText: ' ', voiceId: 'v1' } },
      /nothing to say yet\. Write the/,
    ],
    ['no portrait', { ...tara, image: undefined }, /no portrait yet\. Upload one first/],
  ])('sends no request for an avatar with %s', async (_what, avatar, message) => {
    await expect(createTestPipeline(avatar).generate()).rejects.toThrow(message);
  });
});
