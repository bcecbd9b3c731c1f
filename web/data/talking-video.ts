import { getFileUrl } from './files.ts';

/** The result of `talkingVideoFragment` for an agent. */
export interface TalkingVideoFields {
  /** Asset ids of uploaded files. */
  uploaded: string | null;
  combinedUploaded: string | null;
  captions: string | null;
  /** The introduction that the avatar tool generated. */
  generated: { url: string | null; secureUrl: string | null } | null;
  videoUrl: string | null;
  combinedUrl: string | null;
}

export interface TalkingVideo {
  src: string;
  /** The URL of a WebVTT file. */
  captions: string | undefined;
}

/** The video of an agent on the home page: the introduction, or the combined video without one; undefined without either. */
export function getIntroduction(fields: TalkingVideoFields): TalkingVideo | undefined {
  return makeVideo(fields, getIntroductionUrl(fields) ?? getCombinedUrl(fields));
}

/** The video of an agent's page: introduction and overview combined, or the introduction alone; undefined without either. */
export function getCombinedVideo(fields: TalkingVideoFields): TalkingVideo | undefined {
  return makeVideo(fields, getCombinedUrl(fields) ?? getIntroductionUrl(fields));
}

/** An uploaded file takes precedence over a generated one, and both over a URL that an editor entered. */
function getIntroductionUrl({ uploaded, generated, videoUrl }: TalkingVideoFields): string | undefined {
  return getUploadedUrl(uploaded) ?? getGeneratedUrl(generated) ?? videoUrl ?? undefined;
}

/** A generated introduction takes precedence over a URL, whose video is older and has outdated text. */
function getCombinedUrl({
  combinedUploaded,
  generated,
  combinedUrl,
}: TalkingVideoFields): string | undefined {
  return getUploadedUrl(combinedUploaded) ?? getGeneratedUrl(generated) ?? combinedUrl ?? undefined;
}

function getGeneratedUrl(generated: TalkingVideoFields['generated']): string | undefined {
  return generated?.secureUrl ?? generated?.url ?? undefined;
}

function getUploadedUrl(ref: string | null): string | undefined {
  return ref === null ? undefined : getFileUrl(ref);
}

function makeVideo({ captions }: TalkingVideoFields, src: string | undefined): TalkingVideo | undefined {
  if (!src) return undefined;
  return { src, captions: getUploadedUrl(captions) ?? getCaptionsUrl(src) };
}

/** A video file of this site has its captions beside it: '/tara.vtt' belongs to '/tara.mp4' and '/tara_com.mp4'. */
function getCaptionsUrl(src: string): string | undefined {
  const name = /^(\/[^/]+?)(_com)?\.mp4$/.exec(src)?.[1];
  return name && `${name}.vtt`;
}
