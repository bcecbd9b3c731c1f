import type { Avatar } from './pipeline/avatar.ts';
import { type AvatarDocuments, readAvatar } from './pipeline/avatar-document.ts';
import type { AvatarRecord } from './pipeline/records.ts';

/** An agent in the avatar tool. */
export interface AgentAvatar {
  /** The published id of the agent's document. */
  documentId: string;
  /** Undefined where the agent has no draft. */
  draftRevision: string | undefined;
  avatar: Avatar;
  record: AvatarRecord;
  /** What the agent does, such as 'Tax, Audit & Accounting'. */
  title: string;
  /** The introduction as it was written, with its placeholders. */
  introText: string;
  /** Where the captions in use can be fetched. */
  captionsUrl: string | undefined;
  /** The agent has an uploaded video, which the site prefers to what the tool makes. */
  hasUploadedVideo: boolean;
  /** The captions are of the voice in use: the tool made them, or there is no uploaded video that they could be of. */
  hasVoiceCaptions: boolean;
}

/** What the file of the captions is called that the tool makes for an agent. */
export function captionsFilename(avatarId: string): string {
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

/** The agents of the content lake, as the tool shows them. One without a slug is left out. */
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
        hasVoiceCaptions: !hasUploadedVideo || document.captionsFilename === captionsFilename(read.avatar.id),
      },
    ];
  });
}

function isAgentDocument(value: unknown): value is AgentDocument {
  return typeof value === 'object' && value !== null && '_id' in value && typeof value._id === 'string';
}
