import type { Avatar } from '../avatar.ts';
import type { AvatarRecord, AvatarRecords } from '../records.ts';

/** An avatar with everything that a generation needs. */
export const tara: Avatar = {
  id: 'tara',
  name: 'Tara',
  image: 'http://localhost:3000/images/local/production/abc-512x512.png?w=512&h=512&fm=jpg',
  voice: { introText: 'Hi. Bye.', voiceId: 'v1' },
};

/** The record of an avatar without files. */
export const emptyRecord: AvatarRecord = {
  inUse: {},
  run: { assets: {}, captions: undefined, talk: undefined },
  earlier: [],
};

/** In-memory records. `discard` resets them as discarding the draft does. */
export function createMemoryRecords(avatar: Avatar = tara, inUse: AvatarRecord['inUse'] = {}) {
  let record: AvatarRecord = { ...emptyRecord, inUse };
  const records: AvatarRecords = {
    read: async (id) => (id === avatar.id ? { avatar, record } : undefined),
    async recordAsset(_id, kind, asset, extras) {
      const { run } = record;
      const { video: _video, ...others } = run.assets;
      const { image, audio, captions } = { ...run.assets, captions: run.captions, ...extras?.parts };
      const earlier = { asset, captions: extras?.captions };
      record = {
        inUse: record.inUse,
        earlier: kind === 'image' ? record.earlier : [...record.earlier, earlier],
        run:
          kind === 'video'
            ? {
                assets: { ...(image && { image }), ...(audio && { audio }), video: asset },
                captions,
                talk: undefined,
              }
            : {
                assets: { ...others, [kind]: asset },
                captions: kind === 'audio' ? extras?.captions : run.captions,
                talk: undefined,
              },
      };
    },
    async recordTalk(_id, talk) {
      record = { ...record, run: { ...record.run, talk } };
    },
  };
  const discard = () => {
    record = { ...emptyRecord, inUse: record.inUse };
  };
  return { records, current: () => record, discard };
}
