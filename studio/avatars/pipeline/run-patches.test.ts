import { describe, expect, it } from 'vitest';
import { setUpTestLake } from '../../../tests/setup/test-lake.ts';
import type { AvatarAsset } from './avatar.ts';
import { readAvatar } from './avatar-document.ts';
import { type DraftPatch, makeActivationPatch, makeAssetPatch, makeTalkPatch } from './run-patches.ts';

const id = 'agent-tara';
const lake = setUpTestLake([
  {
    _id: id,
    _type: 'agent',
    name: 'Tara',
    slug: { _type: 'slug', current: 'tara' },
    captions: { old: true },
  },
]);
const asset = (publicId: string): AvatarAsset => ({
  publicId,
  url: '/u',
  secureUrl: '/s',
  resourceType: 'video',
  version: '1',
});

/** Applies patches to an agent in a real lake, and reads it again. */
async function write(...patches: DraftPatch[]) {
  const origin = 'http://localhost/v2025-02-19/data';
  const headers = { authorization: 'Bearer test', 'content-type': 'application/json' };
  const mutations = patches.map((patch) => ({ patch: { id, ...patch } }));
  const response = await fetch(`${origin}/mutate/production`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ mutations }),
  });
  if (!response.ok) throw new Error(await response.text());
  const { documents } = await (await fetch(`${origin}/doc/production/${id}`, { headers })).json();
  const found = readAvatar(documents[0], { facts: {}, portraitUrl: () => undefined });
  if (!found) throw new Error('The agent has gone');
  return { ...found.record, document: documents[0] };
}

describe('the run in an agent’s draft', () => {
  it('can be read again after each step', async () => {
    const captions = 'WEBVTT';
    expect((await write(makeAssetPatch('audio', asset('a1'), { captions }))).run).toEqual({
      assets: { audio: asset('a1') },
      captions,
      talk: undefined,
    });
    await write(makeAssetPatch('image', asset('i1')), makeTalkPatch({ id: 't1', publicId: 'v1' }));
    const failed = await write(makeTalkPatch({ id: 't1', publicId: 'v1', hasFailed: true }));
    expect(failed.run.talk).toEqual({ id: 't1', publicId: 'v1', hasFailed: true });
    const { run, inUse } = await write(makeAssetPatch('video', asset('v1')));
    expect(run).toEqual({
      assets: { image: asset('i1'), audio: asset('a1'), video: asset('v1') },
      captions,
      talk: undefined,
    });
    expect(inUse).toEqual({});
  });

  it.each(['image', 'audio'] as const)('has no video made from another %s', async (kind) => {
    await write(makeAssetPatch('video', asset('v1')), makeTalkPatch({ id: 't1', publicId: 'v2' }));
    const { run } = await write(makeAssetPatch(kind, asset('new')));
    expect(run.assets.video).toBeUndefined();
    expect(run.talk).toBeUndefined();
  });

  it('has no captions of another voice', async () => {
    await write(makeAssetPatch('audio', asset('a1'), { captions: 'WEBVTT' }));
    expect((await write(makeAssetPatch('audio', asset('a2')))).run.captions).toBeUndefined();
  });

  it.each(['WEBVTT', undefined])('includes the inputs of its video, and captions %j', async (captions) => {
    await write(
      { unset: ['avatarRun'] },
      makeAssetPatch('audio', asset('another'), { captions: 'WEBVTT of others' }),
    );
    const parts = { image: asset('i1'), audio: asset('a1'), captions };
    expect((await write(makeAssetPatch('video', asset('v1'), { parts }))).run).toEqual({
      assets: { image: asset('i1'), audio: asset('a1'), video: asset('v1') },
      captions,
      talk: undefined,
    });
  });

  it('becomes the agent’s video, captions and transcript when it is activated', async () => {
    await lake.publish({ _id: 'file-1-vtt', _type: 'sanity.fileAsset' });
    const record = await write(
      {
        set: {
          avatarAssets: { image: asset('i0'), video: asset('v0') },
          video: { _type: 'file' },
          combinedVideo: { _type: 'file' },
        },
      },
      makeAssetPatch('audio', asset('a1')),
      makeAssetPatch('video', asset('v1')),
    );
    const run = { ...record.run, assets: { audio: asset('a1'), video: asset('v1') } };
    const {
      inUse,
      run: after,
      document,
    } = await write(
      makeActivationPatch({
        record: { ...record, run },
        hasVoiceCaptions: false,
        captionsAssetId: 'file-1-vtt',
        transcript: 'Hi.',
      }),
    );
    expect(after.assets).toEqual({});
    expect(inUse).toEqual({ image: asset('i0'), audio: asset('a1'), video: asset('v1') });
    expect(document).toMatchObject({ transcript: 'Hi.', captions: { asset: { _ref: 'file-1-vtt' } } });
    for (const field of ['video', 'combinedVideo']) expect(document).not.toHaveProperty(field);
  });

  it('keeps each paid file once, for a text that is changed back, until the run is activated', async () => {
    await write({ unset: ['avatarRun'] });
    const hosted = (publicId: string) => ({ ...asset(publicId), secureUrl: 'https://a/s' });
    const written = await write(
      makeAssetPatch('audio', hosted('avatars/tara/voice-1'), { captions: 'WEBVTT 1' }),
      makeAssetPatch('video', asset('avatars/tara/talking_video-of-this-machine')),
      makeAssetPatch('image', hosted('avatars/tara/profile_image-1')),
      makeAssetPatch('video', hosted('avatars/tara/talking_video-1')),
      makeAssetPatch('audio', hosted('avatars/tara/voice-2')),
      makeAssetPatch('audio', hosted('avatars/tara/voice-1'), { captions: 'WEBVTT 1' }),
    );
    expect(written.earlier).toEqual([
      { asset: hosted('avatars/tara/talking_video-1'), captions: undefined },
      { asset: hosted('avatars/tara/voice-2'), captions: undefined },
      { asset: hosted('avatars/tara/voice-1'), captions: 'WEBVTT 1' },
    ]);
    const { document } = await write(
      makeActivationPatch({
        record: written,
        hasVoiceCaptions: true,
        captionsAssetId: undefined,
        transcript: 'Hi.',
      }),
    );
    expect(document).not.toHaveProperty('avatarRun');
  });

  it.each([
    ['stays', {}],
    ['was changed and changed back', { audio: asset('a1') }],
  ])('keeps the captions that are there when the voice %s', async (_how, assets) => {
    await write({ set: { captions: { _type: 'file', asset: { _type: 'reference', _ref: 'file-1-vtt' } } } });
    const { document } = await write(
      makeActivationPatch({
        record: { inUse: { audio: asset('a1') }, run: { assets, captions: undefined, talk: undefined } },
        hasVoiceCaptions: true,
        captionsAssetId: undefined,
        transcript: 'Hi.',
      }),
    );
    expect(document.captions.asset._ref).toBe('file-1-vtt');
  });

  it.each([
    ['another voice', { audio: asset('a2') }, true],
    ['an uploaded video, beside a voice that stays', {}, false],
  ])('lets go of captions that say the words of %s', async (_whose, assets, hasVoiceCaptions) => {
    await write({ set: { captions: { _type: 'file', asset: { _type: 'reference', _ref: 'file-1-vtt' } } } });
    const { document } = await write(
      makeActivationPatch({
        record: { inUse: { audio: asset('a1') }, run: { assets, captions: undefined, talk: undefined } },
        hasVoiceCaptions,
        captionsAssetId: undefined,
        transcript: 'Hi again.',
      }),
    );
    expect(document).not.toHaveProperty('captions');
  });
});
