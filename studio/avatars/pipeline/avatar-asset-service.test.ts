// @vitest-environment node
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import type { Avatar } from './avatar.ts';
import { createAvatarAssetService } from './avatar-asset-service.ts';
import type { Clock } from './clock.ts';
import { createTestPipeline } from './testing/pipeline.ts';
import { addresses, setUpProviders, workingProviders } from './testing/providers.ts';
import { createMemoryRecords, tara } from './testing/records.ts';

const network = setUpProviders();

/** A working service; its timers fire when the test says so. */
function serviceWithHeldTime() {
  const sleeps: { milliseconds: number; end: () => void }[] = [];
  const clock: Clock = {
    now: () => 0,
    sleep: (milliseconds) => new Promise((end) => sleeps.push({ milliseconds, end })),
  };
  const { ports, record } = createTestPipeline();
  return { service: createAvatarAssetService({ ...ports, clock }), ports, record, sleeps };
}

const broken = () => HttpResponse.json({ description: 'not enough credits' }, { status: 402 });

describe('the error catalogue', () => {
  it('No voice configuration', async () => {
    const { service } = createTestPipeline({ ...tara, voice: undefined });
    await expect(service.generateAssets('tara')).rejects.toThrow('Avatar does not have voice configuration');
  });

  it('Generation already running', async () => {
    network.answer(...workingProviders());
    const { service } = createTestPipeline();
    const first = service.generateAssets('tara');
    await expect(service.generateAssets('tara')).rejects.toThrow(
      'Asset generation already in progress for this avatar',
    );
    await first;
    await expect(service.generateAssets('tara')).resolves.toBeDefined();
  });

  it('Generation failure: the stage becomes error with the message', async () => {
    network.answer(http.post(`${addresses.video}/talks`, broken), ...workingProviders());
    const { service } = serviceWithHeldTime();
    await expect(service.generateAssets('tara')).rejects.toThrow('not enough credits');
    expect(service.generationStatus('tara')).toEqual({
      stage: 'error',
      message: 'D-ID API error: 402 Payment Required - not enough credits',
      progress: 0,
    });
  });

  it("Generic: 'Asset generation failed'", async () => {
    const { service, ports } = serviceWithHeldTime();
    ports.records.read = () => Promise.reject('no reason');
    await expect(service.generateAssets('tara')).rejects.toBe('no reason');
    expect(service.generationStatus('tara')?.message).toBe('Asset generation failed');
  });

  it("Generic: 'Failed to check assets'", async () => {
    const { service, ports } = createTestPipeline();
    ports.records.read = () => Promise.reject(new Error(''));
    await expect(service.checkAssets('tara')).rejects.toThrow('Failed to check assets');
    ports.records.read = () => Promise.reject(new Error('The lake does not answer'));
    await expect(service.checkAssets('tara')).rejects.toThrow('The lake does not answer');
  });
});

describe('a status entry', () => {
  it('begins with its message and is removed 2 seconds after success', async () => {
    network.answer(...workingProviders());
    const { service, sleeps } = serviceWithHeldTime();
    const generating = service.generateAssets('tara');
    expect(service.generationStatus('tara')).toEqual({
      stage: 'checking',
      message: 'Starting generation...',
      progress: 0,
    });
    await generating;
    const removal = sleeps.at(-1);
    expect(removal?.milliseconds).toBe(2000);
    expect(service.generationStatus('tara')?.progress).toBe(100);
    removal?.end();
    await vi.waitFor(() => expect(service.generationStatus('tara')).toBeUndefined());
  });

  it('is removed 5 seconds after an error', async () => {
    const { service, sleeps } = serviceWithHeldTime();
    await expect(service.generateAssets('nobody')).rejects.toThrow("There is no avatar called 'nobody'.");
    expect(sleeps.map(({ milliseconds }) => milliseconds)).toEqual([5000]);
    sleeps[0]?.end();
    await vi.waitFor(() => expect(service.generationStatus('nobody')).toBeUndefined());
  });

  it('of the next generation is not removed by the timer of the last one', async () => {
    const { service, ports, sleeps } = serviceWithHeldTime();
    await expect(service.generateAssets('nobody')).rejects.toThrow();
    ports.records.read = () => new Promise(() => {});
    void service.generateAssets('nobody');
    sleeps[0]?.end();
    await new Promise((resolve) => setTimeout(resolve));
    expect(service.generationStatus('nobody')?.message).toBe('Starting generation...');
  });

  it('is removed at once after a cancellation', async () => {
    network.answer(...workingProviders());
    const { service } = serviceWithHeldTime();
    const controller = new AbortController();
    const generating = service.generateAssets('tara', controller.signal);
    controller.abort(new Error('Cancelled'));
    await expect(generating).rejects.toThrow('Cancelled');
    expect(service.generationStatus('tara')).toBeUndefined();
    expect((await service.checkAssets('tara')).status.isGenerating).toBe(false);
  });
});

describe('a check', () => {
  it('reports which files exist, and a running generation', async () => {
    network.answer(...workingProviders());
    const { service } = createTestPipeline();
    expect((await service.checkAssets('tara')).status).toEqual({
      hasImage: false,
      hasAudio: false,
      hasVideo: false,
      isComplete: false,
      isGenerating: false,
      error: undefined,
    });
    const generating = service.generateAssets('tara');
    expect((await service.checkAssets('tara')).status.isGenerating).toBe(true);
    await generating;
    expect((await service.checkAssets('tara')).status).toMatchObject({
      isComplete: true,
      isGenerating: false,
    });
  });

  it('finds no file up to date after the text has changed', async () => {
    network.answer(...workingProviders());
    const { service, ports, record } = createTestPipeline();
    await service.generateAssets('tara');
    const avatar: Avatar = { ...tara, voice: { introText: 'Another text.', voiceId: 'v1' } };
    ports.records.read = async () => ({ avatar, record: record() });
    const later = createAvatarAssetService({ ...ports, clock: { now: () => 0, sleep: async () => {} } });
    expect((await later.checkAssets('tara')).status).toMatchObject({
      hasImage: true,
      hasAudio: false,
      hasVideo: false,
    });
  });

  it('returns the files in use where nothing can be generated', async () => {
    const video = {
      publicId: 'v',
      url: '',
      secureUrl: '/v.mp4',
      resourceType: 'video',
      version: '1',
    } as const;
    const { ports } = createTestPipeline();
    const { records } = createMemoryRecords({ ...tara, voice: undefined }, { video });
    const service = createAvatarAssetService({
      ...ports,
      records,
      clock: { now: () => 0, sleep: async () => {} },
    });
    expect((await service.checkAssets('tara')).status).toMatchObject({ hasVideo: true, hasAudio: false });
  });
});

it('returns the URLs of picture, audio and video', async () => {
  network.answer(...workingProviders());
  const { service } = createTestPipeline();
  expect(await service.getAssetUrls('tara')).toEqual({
    image: undefined,
    audio: undefined,
    video: undefined,
  });
  await service.generateAssets('tara');
  expect(await service.getAssetUrls('tara')).toEqual({
    image: expect.stringContaining(
      '/image/upload/c_fill,f_auto,g_face,h_256,q_auto,w_256/v1700000000/avatars/tara/',
    ),
    audio: expect.stringMatching(/\/video\/upload\/.*\.mp3$/),
    video: expect.stringMatching(/\/video\/upload\/.*\.mp4$/),
  });
});
