import { getDraftId } from '@sanity/client/csm';
import type { SanityClient } from 'sanity';
import { type AgentAvatar, getCaptionsFilename, readAgents } from './agent-avatar.ts';
import { type AvatarDocuments, avatarsQuery } from './pipeline/avatar-document.ts';
import { matchesAvatar, type PipelineSettings } from './pipeline/plan.ts';
import type { AvatarRecords } from './pipeline/records.ts';
import {
  type DraftPatch,
  makeActivationPatch,
  makeAssetPatch,
  makeTalkPatch,
} from './pipeline/run-patches.ts';

/** Stores the records of avatars in the draft documents of the agents. */
export interface LakeRecords extends AvatarRecords {
  /** All agents in the drafts perspective. */
  list(): Promise<AgentAvatar[]>;
  /**
   * Moves the generated files to the fields that the site reads, in the agent's draft, with captions and
   * transcript.
   *
   * @param videoId public id of the video that the editor previewed
   * @throws Error with a message for editors when the agent has a newer video, when its text, voice or portrait
   *   has changed, or when the draft was changed at the same time
   */
  activateRun(documentId: string, videoId: string): Promise<void>;
  /** Saves the spoken introduction. */
  setIntroText(documentId: string, introText: string): Promise<void>;
  /** Saves the voice; undefined selects the default voice. */
  setVoice(documentId: string, voiceId: string | undefined): Promise<void>;
  /** Calls the listener after each durable write; returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
}

interface LakeRecordsOptions {
  client: Pick<SanityClient, 'fetch' | 'getDocument' | 'transaction'>;
  settings: PipelineSettings;
  /** URL of a portrait, from the agent's image field. */
  getPortraitUrl(image: unknown): string | undefined;
  /** Uploads a file to the lake and resolves with the id of its asset. */
  uploadFile(file: Blob, filename: string): Promise<string>;
}

export function createLakeRecords({
  client,
  settings,
  getPortraitUrl,
  uploadFile,
}: LakeRecordsOptions): LakeRecords {
  const list = async () => {
    const documents = await client.fetch<AvatarDocuments>(avatarsQuery, {}, { perspective: 'drafts' });
    return readAgents(documents, getPortraitUrl);
  };
  const find = async (avatarId: string) => (await list()).find(({ avatar }) => avatar.id === avatarId);
  const listeners = new Set<() => void>();
  const write = async (documentId: string, patch: DraftPatch, basis?: AgentAvatar) => {
    await patchDraft(client, documentId, patch, basis);
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
    recordAsset: (avatarId, kind, asset, extras) =>
      patchAvatar(avatarId, makeAssetPatch(kind, asset, extras)),
    recordTalk: (avatarId, talk) => patchAvatar(avatarId, makeTalkPatch(talk)),
    async activateRun(documentId, videoId) {
      const agent = (await list()).find((candidate) => candidate.documentId === documentId);
      if (!agent) throw new Error('This agent is not there any more.');
      const { assets, captions } = agent.record.run;
      if (assets.video?.publicId !== videoId) {
        throw new Error(
          'This is not the newest video of the agent any more. Look at the newest one before you use it.',
        );
      }
      // The agent may have changed since the editor previewed the video, and its introduction becomes the
      // transcript.
      if (!matchesAvatar(agent.avatar, assets.video, settings)) {
        throw new Error(
          'The introduction, the voice or the portrait has changed since this video was made, so it no longer fits the agent.',
        );
      }
      const file = new Blob([captions ?? ''], { type: 'text/vtt' });
      const captionsAssetId = captions && (await uploadFile(file, getCaptionsFilename(agent.avatar.id)));
      const patch = makeActivationPatch({ ...agent, captionsAssetId, transcript: agent.introText });
      await write(documentId, patch, agent).catch((error: unknown) => {
        if (!isConflict(error)) throw error;
        throw new Error('The agent was changed in the same moment, so nothing was taken into use.');
      });
    },
    setIntroText: (documentId, introText) =>
      write(documentId, {
        setIfMissing: { voice: { _type: 'voice' } },
        set: { 'voice.introText': introText },
      }),
    setVoice: (documentId, voiceId) =>
      write(documentId, voiceId ? { set: { 'voice.voiceId': voiceId } } : { unset: ['voice.voiceId'] }),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * Patches an agent's draft, which is created from the published document when there is none.
 *
 * @param basis the agent as read before; the lake rejects the patch with a 409 when the draft has changed since
 */
async function patchDraft(
  client: LakeRecordsOptions['client'],
  documentId: string,
  patch: DraftPatch,
  basis?: AgentAvatar,
): Promise<void> {
  const draftId = getDraftId(documentId);
  const published = await client.getDocument(documentId);
  const transaction = client.transaction();
  if (published && !basis?.draftRevision) {
    const { _rev, _createdAt, _updatedAt, ...fields } = published;
    const draft = { ...fields, _id: draftId };
    if (basis) transaction.create(draft);
    else transaction.createIfNotExists(draft);
  }
  const condition = basis?.draftRevision ? { ifRevisionID: basis.draftRevision } : {};
  await transaction.patch(draftId, { ...patch, ...condition }).commit({ visibility: 'sync' });
}

/** Whether the lake rejected a mutation because of a concurrent change. */
function isConflict(error: unknown): boolean {
  return error instanceof Error && 'statusCode' in error && error.statusCode === 409;
}
