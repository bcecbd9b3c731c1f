import { describe, expect, it } from 'vitest';
import type { AvatarAsset } from './avatar.ts';
import { readAvatar } from './avatar-document.ts';
import { emptyRecord } from './testing/records.ts';

const reading = {
  facts: { product: 'Beacon' },
  portraitUrl: (image: unknown) => (image ? '/portrait.jpg' : undefined),
};
const asset: AvatarAsset = { publicId: 'p', url: '/u', secureUrl: '/s', resourceType: 'image', version: '3' };
const slug = { _type: 'slug', current: 'tara' };

describe('an agent’s document', () => {
  it('is converted to an avatar and the record of its files', () => {
    const document = {
      name: 'Tara',
      slug,
      image: { asset: { _ref: 'image-1' } },
      voice: {
        introText: ' I am Tara of {product}. ',
        voiceId: 'v1',
        voiceSettings: { stability: 0.8, style: 0, useSpeakerBoost: false },
      },
      avatarAssets: { _type: 'avatarAssets', image: asset, video: { _type: 'avatarAsset', publicId: 'p' } },
      avatarRun: {
        audio: { ...asset, resourceType: 'video' },
        captions: 'WEBVTT',
        talk: { talkId: 't', publicId: 'v', hasFailed: true },
        earlier: [{ ...asset, captions: 'WEBVTT before' }, { publicId: 'without an address' }],
      },
    };
    expect(readAvatar(document, reading)).toEqual({
      avatar: {
        id: 'tara',
        name: 'Tara',
        image: '/portrait.jpg',
        voice: {
          introText: 'I am Tara of Beacon.',
          voiceId: 'v1',
          voiceSettings: { stability: 0.8, style: 0, useSpeakerBoost: false },
        },
      },
      record: {
        inUse: { image: asset },
        run: {
          assets: { audio: { ...asset, resourceType: 'video' } },
          captions: 'WEBVTT',
          talk: { id: 't', publicId: 'v', hasFailed: true },
        },
        earlier: [{ asset, captions: 'WEBVTT before' }],
      },
    });
  });

  it('needs only a slug', () => {
    expect(readAvatar({ slug }, reading)).toEqual({
      avatar: { id: 'tara', name: 'tara', image: undefined, voice: undefined },
      record: emptyRecord,
    });
  });

  it.each([undefined, null, {}, { slug: { current: '' } }])(
    'is not converted without a slug: %j',
    (document) => {
      expect(readAvatar(document, reading)).toBeUndefined();
    },
  );
});
