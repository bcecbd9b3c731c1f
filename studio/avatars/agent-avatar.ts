import type { Avatar } from './pipeline/avatar.ts';
import { type AvatarDocuments, readAvatar } from './pipeline/avatar-document.ts';
import type { AvatarRecord } from './pipeline/records.ts';

/** An agent and the files of its talking video, as the avatar tool shows them. */
export interface AgentAvatar {
  /** The published id of the agent's document. */
  documentId: string;
  /** Undefined where the agent has no draft. */
  draftRevision: string | undefined;
  avatar: Avatar;
  record: AvatarRecord;
  /** The agent's function, such as 'Tax, Audit & Accounting'. */
  title: string;
  /** The spoken introduction as stored, with placeholders such as `{product}`. */
  introText: string;
  /** URL of the captions file that the agent document refers to. */
  captionsUrl: string | undefined;
  /** Whether an editor uploaded a video. The site prefers it to a generated one. */
  hasUploadedVideo: boolean;
  /** Whether the stored captions belong to the generated voice: the tool made them, or no video was uploaded. */
  hasVoiceCaptions: boolean;
}

/** The filename under which the tool uploads an agent's captions. */
export function getCaptionsFilename(avatarId: string): string {
  return `${avatarId}-introduction.vtt`;
}

interface AgentDocument {
  _id: string;
  draftRevision?: unknown;
  title?: unknown;
  voice?: { introText?: unknown } | null;
  video?: unknown;
  combinedVideo?: unknown;
  captionsUrl?: unknown;
  captionsFilename?: unknown;
}

/** Converts the result of `avatarsQuery`. Agents without a slug are left out. */
export function readAgents(
  { agents, facts }: AvatarDocuments,
  portraitUrl: (image: unknown) => string | undefined,
): AgentAvatar[] {
  return agents.filter(isAgentDocument).flatMap((document) => {
    const read = readAvatar(document, { facts: facts ?? {}, portraitUrl });
    if (!read) return [];
    const hasUploadedVideo = Boolean(document.video || document.combinedVideo);
    return [
      {
        ...read,
        documentId: document._id,
        draftRevision: typeof document.draftRevision === 'string' ? document.draftRevision : undefined,
        title: typeof document.title === 'string' ? document.title : '',
        introText: typeof document.voice?.introText === 'string' ? document.voice.introText : '',
        captionsUrl: typeof document.captionsUrl === 'string' ? document.captionsUrl : undefined,
        hasUploadedVideo,
        hasVoiceCaptions:
          !hasUploadedVideo || document.captionsFilename === getCaptionsFilename(read.avatar.id),
      },
    ];
  });
}

function isAgentDocument(value: unknown): value is AgentDocument {
  return typeof value === 'object' && value !== null && '_id' in value && typeof value._id === 'string';
}
