import { fileUrl } from './files.ts';

/** What `talkingVideoFragment` yields for an agent. */
export interface TalkingVideoFields {
  /** Asset ids of what editors uploaded. */
  uploaded: string | null;
  combinedUploaded: string | null;
  captions: string | null;
  /** What the avatar tool made: an introduction. */
  generated: { url: string | null; secureUrl: string | null } | null;
  videoUrl: string | null;
  combinedUrl: string | null;
}

export interface TalkingVideo {
  src: string;
  /** The address of a WebVTT file. */
  captions: string | undefined;
}

/** The video of an agent's turn on the home page: the introduction, else the longer one; undefined without either. */
export function introductionOf(fields: TalkingVideoFields): TalkingVideo | undefined {
  return videoOf(fields, introductionAddress(fields) ?? combinedAddress(fields));
}

/** The video of an agent's page: introduction and overview in one, else the introduction; undefined without either. */
export function combinedVideoOf(fields: TalkingVideoFields): TalkingVideo | undefined {
  return videoOf(fields, combinedAddress(fields) ?? introductionAddress(fields));
}

/** What an editor uploaded wins over what the avatar tool made, and that over an address that was typed. */
function introductionAddress({ uploaded, generated, videoUrl }: TalkingVideoFields): string | undefined {
  return uploadedFile(uploaded) ?? generatedAddress(generated) ?? videoUrl ?? undefined;
}

/** A generated introduction is newer than an address: the longer video behind that one says what used to be said. */
function combinedAddress({
  combinedUploaded,
  generated,
  combinedUrl,
}: TalkingVideoFields): string | undefined {
  return uploadedFile(combinedUploaded) ?? generatedAddress(generated) ?? combinedUrl ?? undefined;
}

function generatedAddress(generated: TalkingVideoFields['generated']): string | undefined {
  return generated?.secureUrl ?? generated?.url ?? undefined;
}

function uploadedFile(ref: string | null): string | undefined {
  return ref === null ? undefined : fileUrl(ref);
}

function videoOf({ captions }: TalkingVideoFields, src: string | undefined): TalkingVideo | undefined {
  if (!src) return undefined;
  return { src, captions: uploadedFile(captions) ?? captionsBeside(src) };
}

/** A video file of this site has its captions beside it: '/tara.vtt' serves '/tara.mp4' and '/tara_com.mp4'. */
function captionsBeside(src: string): string | undefined {
  const name = /^(\/[^/]+?)(_com)?\.mp4$/.exec(src)?.[1];
  return name && `${name}.vtt`;
}
