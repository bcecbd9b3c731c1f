import { http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { createLakeRecords } from '../../studio/avatars/lake-records.ts';
import type { AvatarAsset } from '../../studio/avatars/pipeline/avatar.ts';
import { computeVideoId, planGeneration } from '../../studio/avatars/pipeline/plan.ts';
import { studioClient } from '../setup/studio-client.ts';
import { setUpTestLake } from '../setup/test-lake.ts';

const lake = setUpTestLake();
const client = studioClient();
const settings = { defaultVoiceId: 'v1', model: undefined, cloudName: 'beacon' };
const records = createLakeRecords({
  client,
  settings,
  getPortraitUrl: (image) => (image ? 'http://localhost/portrait.jpg' : undefined),
  async uploadFile(file, filename) {
    const url = `http://localhost/v2025-02-19/assets/files/production?filename=${filename}`;
    const headers = { authorization: 'Bearer test', 'content-type': file.type };
    const { document } = await (await fetch(url, { method: 'POST', headers, body: file })).json();
    return document._id;
  },
});
const asset = (publicId: string): AvatarAsset => ({
  publicId,
  url: '/u',
  secureUrl: 'https://media.example/s',
  resourceType: 'video',
  version: '1',
});
const tara = {
  _id: 'agent-tara',
  _type: 'agent',
  name: 'Tara',
  title: 'Tax',
  slug: { _type: 'slug', current: 'tara' },
  voice: { introText: 'I am Tara of {product}.' },
};
const raw = (id: string) => client.getDocument(id);

beforeEach(async () => {
  await lake.remove('drafts.agent-tara');
  await lake.publish(tara, { _id: 'siteSettings', _type: 'siteSettings', productName: 'Beacon' });
});

describe('the records of avatars', () => {
  it('are read with the spoken texts and the stored ones', async () => {
    expect(await records.list()).toEqual([
      expect.objectContaining({
        documentId: 'agent-tara',
        title: 'Tax',
        introText: 'I am Tara of {product}.',
        hasUploadedVideo: false,
        hasVoiceCaptions: true,
        avatar: expect.objectContaining({
          id: 'tara',
          voice: expect.objectContaining({ introText: 'I am Tara of Beacon.' }),
        }),
      }),
    ]);
    expect(await records.read('nobody')).toBeUndefined();
  });

  it('are written to a draft that is created from the published document', async () => {
    await records.recordAsset('tara', 'audio', asset('a1'), { captions: 'WEBVTT' });
    await records.recordTalk('tara', { id: 't1', publicId: 'v1' });
    expect((await records.read('tara'))?.record.run).toEqual({
      assets: { audio: asset('a1') },
      captions: 'WEBVTT',
      talk: { id: 't1', publicId: 'v1', hasFailed: false },
    });
    expect(await raw('drafts.agent-tara')).toMatchObject({ name: 'Tara', title: 'Tax' });
    expect(await raw('agent-tara')).not.toHaveProperty('avatarRun');
  });

  it('keep an editor’s changes in the draft', async () => {
    await lake.publish({ ...tara, _id: 'drafts.agent-tara', title: 'Changed' });
    await records.recordAsset('tara', 'image', asset('i1'));
    expect(await raw('drafts.agent-tara')).toMatchObject({
      title: 'Changed',
      avatarRun: { image: { publicId: 'i1' } },
    });
  });

  it('activateRun moves them to the agent, with captions as a file and a transcript', async () => {
    await records.recordAsset('tara', 'audio', asset('a1'), { captions: 'WEBVTT\n\n…' });
    await records.recordAsset('tara', 'image', asset('i1'));
    await records.recordAsset('tara', 'video', asset('v1'));
    await records.activateRun('agent-tara', 'v1');
    const draft = await raw('drafts.agent-tara');
    expect(draft).toMatchObject({
      avatarAssets: { audio: asset('a1'), image: asset('i1'), video: asset('v1') },
      transcript: 'I am Tara of {product}.',
      captions: { _type: 'file', asset: { _ref: expect.stringMatching(/^file-[0-9a-f]{40}-vtt$/) } },
    });
    expect(draft).not.toHaveProperty('avatarRun');
    expect(await raw('agent-tara')).not.toHaveProperty('avatarAssets');
  });

  it('activateRun keeps the voice’s captions when an uploaded video had none', async () => {
    await records.recordAsset('tara', 'audio', asset('a1'), { captions: 'WEBVTT\n\n…' });
    await records.recordAsset('tara', 'video', asset('v1'));
    await records.activateRun('agent-tara', 'v1');
    const draft = await raw('drafts.agent-tara');
    const uploaded = { _type: 'file', asset: { _type: 'reference', _ref: draft?.captions.asset._ref } };
    await client.patch('drafts.agent-tara').set({ video: uploaded }).commit();
    await records.recordAsset('tara', 'video', asset('v2'));
    await records.activateRun('agent-tara', 'v2');
    expect(await raw('drafts.agent-tara')).toMatchObject({ captions: draft?.captions });
    expect(await raw('drafts.agent-tara')).not.toHaveProperty('video');
  });

  it('activateRun also works without a draft', async () => {
    await lake.publish({ ...tara, avatarRun: { video: asset('v1') } });
    await records.activateRun('agent-tara', 'v1');
    expect(await raw('drafts.agent-tara')).toMatchObject({ avatarAssets: { video: asset('v1') } });
  });

  it.each([
    ['another video', () => records.recordAsset('tara', 'video', asset('v2'))],
    ['none yet', () => records.recordAsset('tara', 'audio', asset('a2'))],
  ])('activateRun refuses a video that is not the newest: the run has %s', async (_what, goOn) => {
    await records.recordAsset('tara', 'audio', asset('a1'));
    await records.recordAsset('tara', 'video', asset('v1'));
    await goOn();
    const before = await raw('drafts.agent-tara');
    await expect(records.activateRun('agent-tara', 'v1')).rejects.toThrow('This is not the newest video');
    expect(await raw('drafts.agent-tara')).toEqual(before);
  });

  it('activateRun refuses a video whose text differs from the agent’s, until it is changed back', async () => {
    await lake.publish({ ...tara, image: { _type: 'image' } });
    const found = await records.read('tara');
    if (!found) throw new Error('The agent has gone');
    const planned = computeVideoId(found.avatar, planGeneration(found.avatar, settings));
    await records.recordAsset('tara', 'video', asset(planned));
    const setIntroText = (text: string) =>
      client.patch('drafts.agent-tara').set({ 'voice.introText': text }).commit();
    await setIntroText('Something else.');
    const before = await raw('drafts.agent-tara');
    await expect(records.activateRun('agent-tara', planned)).rejects.toThrow('no longer fits the agent');
    expect(await raw('drafts.agent-tara')).toEqual(before);
    await setIntroText(tara.voice.introText);
    await records.activateRun('agent-tara', planned);
    expect(await raw('drafts.agent-tara')).toMatchObject({ avatarAssets: { video: asset(planned) } });
  });

  it.each([
    ['a draft', () => records.recordAsset('tara', 'video', asset('v1'))],
    ['no draft yet', () => lake.publish({ ...tara, avatarRun: { video: asset('v1') } })],
  ])('activateRun refuses when the agent changes at the same time, with %s', async (_what, setUp) => {
    await setUp();
    lake.answer(
      http.get('*/data/doc/*', async () => {
        await lake.publish({ ...tara, _id: 'drafts.agent-tara', title: 'Changed' });
      }),
    );
    await expect(records.activateRun('agent-tara', 'v1')).rejects.toThrow('changed in the same moment');
    expect(await raw('drafts.agent-tara')).toMatchObject({ title: 'Changed' });
    expect(await raw('drafts.agent-tara')).not.toHaveProperty('avatarAssets');
  });

  it('set a voice, and reset it to the default one', async () => {
    await records.setVoice('agent-tara', 'v7');
    expect((await records.read('tara'))?.avatar.voice?.voiceId).toBe('v7');
    await records.setVoice('agent-tara', undefined);
    expect((await records.read('tara'))?.avatar.voice?.voiceId).toBeUndefined();
  });

  it('reject when the agent was deleted', async () => {
    await expect(records.recordAsset('nobody', 'audio', asset('a'))).rejects.toThrow('is not there any more');
    await expect(records.activateRun('agent-nobody', 'v1')).rejects.toThrow(
      'This agent is not there any more.',
    );
  });
});
