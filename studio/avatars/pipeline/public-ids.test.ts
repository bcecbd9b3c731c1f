import { describe, expect, it } from 'vitest';
import { defaultExpression, defaultVoiceSettings } from './avatar.ts';
import { hasPublicId, makeImageId, makeVideoId, makeVoiceId, type VoiceIngredients } from './public-ids.ts';

const voice: VoiceIngredients = {
  cloudName: 'beacon',
  text: 'Hi.',
  voiceId: 'v1',
  model: 'm',
  settings: defaultVoiceSettings,
};

describe('the public id of a file at the media host', () => {
  it('names the avatar and ends with a hash of the inputs', () => {
    expect(makeVoiceId('tara', voice)).toMatch(/^avatars\/tara\/voice-[0-9a-f]{16}$/);
    expect(makeImageId('tara', 'beacon', '/a.jpg')).toMatch(/^avatars\/tara\/profile_image-[0-9a-f]{16}$/);
    expect(makeVideoId('tara', { imageId: 'i', audioId: 'a', expression: defaultExpression })).toMatch(
      /^avatars\/tara\/talking_video-[0-9a-f]{16}$/,
    );
  });

  it.each<Partial<VoiceIngredients>>([
    { text: 'Hi!' },
    { voiceId: 'v2' },
    { model: 'n' },
    { cloudName: 'other' },
    { settings: { ...defaultVoiceSettings, stability: 0.76 } },
    { settings: { ...defaultVoiceSettings, similarityBoost: 0.86 } },
    { settings: { ...defaultVoiceSettings, style: 0.21 } },
    { settings: { ...defaultVoiceSettings, useSpeakerBoost: false } },
  ])('of a voice changes with %j, and with nothing else', (change) => {
    expect(makeVoiceId('tara', { ...voice, ...change })).not.toBe(makeVoiceId('tara', voice));
    expect(makeVoiceId('tara', { ...voice })).toBe(makeVoiceId('tara', voice));
  });

  it.each([
    { imageId: 'j' },
    { audioId: 'b' },
    { expression: { ...defaultExpression, intensity: 0.7 } },
    { expression: { ...defaultExpression, expression: 'serious' as const } },
  ])('of a video changes with %j', (change) => {
    const video = { imageId: 'i', audioId: 'a', expression: defaultExpression };
    expect(makeVideoId('tara', { ...video, ...change })).not.toBe(makeVideoId('tara', video));
  });

  it('of a picture changes with the picture and not with the host that serves it', () => {
    const picture = makeImageId('tara', 'beacon', 'http://localhost:3000/images/a.jpg?w=512');
    expect(makeImageId('tara', 'beacon', 'https://example.org/images/a.jpg?w=512')).toBe(picture);
    expect(makeImageId('tara', 'beacon', 'http://localhost:3000/images/b.jpg?w=512')).not.toBe(picture);
  });
});

it('matches a record, also with a folder of the upload preset', () => {
  const asset = { url: '', secureUrl: '', resourceType: 'video', version: '' } as const;
  expect(hasPublicId({ ...asset, publicId: 'avatars/tara/voice-1' }, 'avatars/tara/voice-1')).toBe(true);
  expect(hasPublicId({ ...asset, publicId: 'site/avatars/tara/voice-1' }, 'avatars/tara/voice-1')).toBe(true);
  expect(hasPublicId({ ...asset, publicId: 'myavatars/tara/voice-1' }, 'avatars/tara/voice-1')).toBe(false);
  expect(hasPublicId(undefined, 'avatars/tara/voice-1')).toBe(false);
});
