import type { SanityClient } from 'sanity';
import { type AvatarDocuments, avatarsQuery } from '../../web/avatars/avatar-document.ts';
import type { AvatarRecords } from '../../web/avatars/records.ts';
import { assetPatch, type DraftPatch, intoUsePatch, talkPatch } from '../../web/avatars/run-patches.ts';
import { type AgentAvatar, readAgents } from './agent-avatar.ts';

/** The records of avatars on the drafts of their agents. */
export interface LakeRecords extends AvatarRecords {
  /** Every agent as it is on its draft, or published where it has none. */
  list(): Promise<AgentAvatar[]>;
  /** Makes what was generated the agent's own, on its draft, with captions and transcript. */
  takeIntoUse(documentId: string): Promise<void>;
  /** Chooses a voice; undefined means the default one. */
  setVoice(documentId: string, voiceId: string | undefined): Promise<void>;
  /** Hears each write of these records once it is durable; returns the way to stop. */
  subscribe(listener: () => void): () => void;
}

export interface LakeRecordsOptions {
  client: Pick<SanityClient, 'fetch' | 'getDocument' | 'transaction'>;
  /** Where an agent's portrait can be downloaded, from its image field. */
  portraitUrl(image: unknown): string | undefined;
  /** Keeps a file in the lake and resolves with the id of its asset. */
  uploadFile(file: Blob, filename: string): Promise<string>;
}

export function createLakeRecords({ client, portraitUrl, uploadFile }: LakeRecordsOptions): LakeRecords {
  const list = async () => {
    const documents = await client.fetch<AvatarDocuments>(avatarsQuery, {}, { perspective: 'drafts' });
    return readAgents(documents, portraitUrl);
  };
  const find = async (avatarId: string) => (await list()).find(({ avatar }) => avatar.id === avatarId);
  const listeners = new Set<() => void>();
  const write = async (documentId: string, patch: DraftPatch) => {
    await patchDraft(client, documentId, patch);
    for (const listener of listeners) listener();
  };
  const patchAvatar = async (avatarId: string, patch: DraftPatch) => {
    const agent = await find(avatarId);
    if (!agent) throw new Error(`The agent “${avatarId}” is not there any more.`);
    await write(agent.documentId, patch);
  };

  return {
    list,
    read: find,
    recordAsset: (avatarId, kind, asset, extras) => patchAvatar(avatarId, assetPatch(kind, asset, extras)),
    recordTalk: (avatarId, talk) => patchAvatar(avatarId, talkPatch(talk)),
    async takeIntoUse(documentId) {
      const agent = (await list()).find((candidate) => candidate.documentId === documentId);
      if (!agent) throw new Error('This agent is not there any more.');
      const { captions } = agent.record.run;
      const file = new Blob([captions ?? ''], { type: 'text/vtt' });
      const captionsAssetId = captions && (await uploadFile(file, `${agent.avatar.id}-introduction.vtt`));
      const patch = intoUsePatch(agent.record, { captionsAssetId, transcript: agent.introText });
      await write(documentId, patch);
    },
    setVoice: (documentId, voiceId) =>
      write(documentId, voiceId ? { set: { 'voice.voiceId': voiceId } } : { unset: ['voice.voiceId'] }),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Changes an agent's draft, which is made of the published document where there is none. */
async function patchDraft(
  client: LakeRecordsOptions['client'],
  documentId: string,
  patch: DraftPatch,
): Promise<void> {
  const draftId = `drafts.${documentId}`;
  const published = await client.getDocument(documentId);
  const transaction = client.transaction();
  if (published) {
    const { _rev, _createdAt, _updatedAt, ...fields } = published;
    transaction.createIfNotExists({ ...fields, _id: draftId });
  }
  await transaction.patch(draftId, patch).commit({ visibility: 'sync' });
}
