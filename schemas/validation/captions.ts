import type { FileRule, FileValue, TextRule } from '@sanity/types';
import { describePlaceholders } from '../../content/placeholders.ts';

interface VideoFields {
  video?: unknown;
  videoUrl?: unknown;
  combinedVideo?: unknown;
  combinedUrl?: unknown;
}

function isVideoFields(value: unknown): value is VideoFields {
  return typeof value === 'object' && value !== null;
}

/** Whether an agent has a talking video, uploaded or by address. */
export function hasVideo(agent: unknown): boolean {
  if (!isVideoFields(agent)) return false;
  return Boolean(agent.video || agent.videoUrl || agent.combinedVideo || agent.combinedUrl);
}

/** Whether an agent has a video that an editor uploaded; a video by address has its own captions. */
export function hasUploadedVideo(agent: unknown): boolean {
  return isVideoFields(agent) && Boolean(agent.video || agent.combinedVideo);
}

/** Warns when there is an uploaded video without captions. */
export function adviseCaptions(rule: FileRule): FileRule {
  return rule
    .custom<FileValue>(
      (captions, context) =>
        Boolean(captions?.asset) ||
        !hasUploadedVideo(context.document) ||
        'The video has no captions, so people who cannot hear it miss it. Upload a .vtt file; you may still publish.',
    )
    .warning();
}

/** Warns when a video has no transcript, and of unknown placeholders. */
export function adviseTranscript(rule: TextRule): TextRule {
  return rule
    .custom<string>(
      (transcript, context) =>
        Boolean(transcript?.trim()) ||
        !hasVideo(context.document) ||
        'The video has no transcript. Paste what is said in it, so that everybody can read it; you may still publish.',
    )
    .custom<string>((transcript) => describePlaceholders(transcript))
    .warning();
}
