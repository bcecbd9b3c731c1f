import { mimes } from 'hono/utils/mime';

/** Media types that are missing in Hono's table: captions, office files, Apple's containers. */
const OWN_TYPES = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  m4a: 'audio/mp4',
  m4v: 'video/mp4',
  mov: 'video/quicktime',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  srt: 'application/x-subrip',
  vtt: 'text/vtt; charset=utf-8',
  wav: 'audio/wav',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** A Map instead of an object, since an extension may be `constructor`. */
const TYPES = new Map<string, string>(Object.entries({ ...mimes, ...OWN_TYPES }));

const OCTETS = 'application/octet-stream';

/** The media type without parameters; `application/octet-stream` for an unknown extension. */
export function mediaTypeOf(extension: string): string {
  return bare(TYPES.get(extension) ?? OCTETS);
}

/** The shortest extension of a media type, or undefined for an unknown one. */
export function extensionOf(mediaType: string): string | undefined {
  const wanted = bare(mediaType);
  const found = [...TYPES].flatMap(([extension, type]) => (bare(type) === wanted ? [extension] : []));
  return found.sort((a, b) => a.length - b.length)[0];
}

/** The media type in responses. Scripts are served as plain text, so that an upload cannot run as a script of the site. */
export function servedTypeOf(extension: string): string {
  const type = TYPES.get(extension) ?? OCTETS;
  return bare(type) === 'text/javascript' ? 'text/plain; charset=utf-8' : type;
}

/** Whether a document of this type can run scripts when opened on this origin (stored XSS). */
export function canCarryScript(mediaType: string): boolean {
  return /html|xml|svg/.test(mediaType);
}

function bare(mediaType: string): string {
  return (mediaType.split(';')[0] ?? '').trim().toLowerCase();
}
