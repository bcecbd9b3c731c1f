import { openBlobStore } from 'embedded-content-lake/http';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { origin, uploadForm } from '../testing/providers.ts';
import { createOfflineVideo } from './offline-video.ts';
import { createTalkStore } from './talk-store.ts';
import { fakeTools, missingTools, mp3, mp4, openOffline } from './testing/offline-providers.ts';

const load = async () => fakeTools().tools;
const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'tan' } })
  .jpeg()
  .toBuffer();
const file = (bytes: Uint8Array<ArrayBuffer>, type = '') => new Blob([bytes], { type });

describe('the offline talking video', () => {
  const own = `${origin}/_providers/media/local`;
  const talk = {
    source_url: `${own}/image/upload/v1/avatars/tara/profile_image-0.jpg`,
    script: { type: 'audio', audio_url: `${own}/video/upload/v1/avatars/tara/voice-0.mp3` },
    config: {
      result_format: 'mp4',
      driver_expressions: { expressions: [{ start_frame: 0, expression: 'happy', intensity: 0.8 }] },
    },
  };

  /** Providers that store the picture and the audio of the talk above. */
  async function withFiles(loadTools = load) {
    const offline = openOffline(loadTools);
    const image = { file: file(new Uint8Array(picture)), public_id: 'avatars/tara/profile_image-0' };
    await offline.post('media/v1_1/local/image/upload', uploadForm(image));
    const voice = { file: file(mp3), public_id: 'avatars/tara/voice-0' };
    await offline.post('media/v1_1/local/video/upload', uploadForm(voice));
    return offline;
  }

  it('changes its status from created to started to done, and results in a video', async () => {
    const filming = Promise.withResolvers<typeof mp4>();
    const { tools } = fakeTools({ film: () => filming.promise });
    const { call, post } = await withFiles(async () => tools);
    const created = await post('video/talks', talk);
    const { id, status } = await created.json();
    expect([created.status, status]).toEqual([201, 'created']);
    const look = async () => (await call(`video/talks/${id}`)).json();
    await vi.waitFor(async () => expect((await look()).status).toBe('started'));
    filming.resolve(mp4);
    await vi.waitFor(async () => expect((await look()).status).toBe('done'));
    const { result_url: url } = await look();
    const result = await call(url, { headers: { authorization: '' } });
    expect(result.headers.get('content-type')).toBe('video/mp4');
    expect(new Uint8Array(await result.arrayBuffer())).toEqual(mp4);
  });

  it('is made from the stored picture and audio', async () => {
    const film = vi.fn(async () => mp4);
    const { tools } = fakeTools({ film });
    const { post } = await withFiles(async () => tools);
    await post('video/talks', talk);
    await vi.waitFor(() =>
      expect(film).toHaveBeenCalledWith({ picture: new Uint8Array(picture), audio: mp3 }),
    );
  });

  it('reports a failure as the error of the talk', async () => {
    const { tools } = fakeTools({ film: () => Promise.reject(new Error('No face was found')) });
    const { call, post } = await withFiles(async () => tools);
    const { id } = await (await post('video/talks', talk)).json();
    await vi.waitFor(async () =>
      expect(await (await call(`video/talks/${id}`)).json()).toMatchObject({
        status: 'error',
        error: { kind: 'InternalError', description: 'No face was found' },
      }),
    );
  });

  it('is started again after the server stopped in the middle of it', async () => {
    const blobs = openBlobStore(undefined);
    const talks = createTalkStore(blobs);
    const { id } = await talks.create({
      sourceUrl: talk.source_url,
      audioUrl: talk.script.audio_url,
      createdAt: '',
    });
    const { tools } = fakeTools();
    const provider = createOfflineVideo({
      talks,
      loadTools: async () => tools,
      ownOrigin: origin,
      readOwnFile: async () => mp3,
      now: () => 0,
    });
    const call = {
      path: `/talks/${id}`,
      method: 'GET',
      body: new Uint8Array(),
      contentType: '',
      workId: undefined,
    };
    const look = async () => (await provider.answer(call)).json();
    expect((await look()).status).toBe('created');
    await vi.waitFor(async () => expect((await look()).status).toBe('done'));
  });

  it('reports missing files', async () => {
    const { call, post } = openOffline(load);
    const { id } = await (await post('video/talks', talk)).json();
    await vi.waitFor(async () =>
      expect((await (await call(`video/talks/${id}`)).json()).error?.description).toBe(
        "The picture is not one of this server's files.",
      ),
    );
  });

  it.each([
    [{ ...talk, driver_expressions: talk.config.driver_expressions }, 'body'],
    [{ ...talk, source_url: 'http://example.org/face.jpg' }, 'source_url'],
    [{ ...talk, source_url: 'https://example.org/face' }, 'source_url'],
    [{ ...talk, source_url: 'https://example.org/face.webp' }, 'source_url'],
    [{ ...talk, script: { type: 'audio', audio_url: 'https://example.org/voice.ogg' } }, 'script.audio_url'],
    [{ ...talk, script: { type: 'text', input: 'Hi' } }, 'script.type'],
    [
      {
        ...talk,
        config: {
          driver_expressions: { expressions: [{ start_frame: 0, expression: 'angry', intensity: 1 }] },
        },
      },
      'config.driver_expressions.expressions.0.expression',
    ],
    ['no object', 'body'],
  ])('refuses a body that the strict schema does not allow: %j', async (body, field) => {
    const { post } = await withFiles();
    const answer = await post('video/talks', body);
    expect(answer.status).toBe(400);
    const refusal = await answer.json();
    expect(refusal).toMatchObject({ kind: 'ValidationError', description: 'validation error' });
    expect(Object.keys(refusal.details)).toContain(field);
  });

  it('returns 404 for an unknown talk or video', async () => {
    const { call } = openOffline(load);
    const talkAnswer = await call('video/talks/tlk_0');
    expect([talkAnswer.status, await talkAnswer.json()]).toEqual([
      404,
      { kind: 'NotFoundError', description: 'not found' },
    ]);
    expect((await call(`video/results/tlk_${'0'.repeat(32)}.mp4`)).status).toBe(404);
  });

  it('returns 501 when its tools are not installed', async () => {
    const { post } = openOffline(missingTools);
    const answer = await post('video/talks', talk);
    expect([answer.status, (await answer.json()).kind]).toEqual([501, 'ToolsMissingError']);
  });
});
