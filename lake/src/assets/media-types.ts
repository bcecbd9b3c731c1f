import { Mime } from 'mime';
import otherTypes from 'mime/types/other.js';
import standardTypes from 'mime/types/standard.js';

/** What browsers say of these files, where the registry has another name, or another extension first. */
const BROWSER_TYPES = {
  'application/gzip': ['gz', 'tgz', 'svgz'],
  'application/x-ndjson': ['ndjson', 'jsonl'],
  'audio/flac': ['flac'],
  'audio/mpeg': ['mp3'],
  'image/jpeg': ['jpg', 'jpeg', 'jfif'],
  'video/quicktime': ['mov'],
};
const types = new Mime(standardTypes, otherTypes).define(BROWSER_TYPES, true);

const OCTETS = 'application/octet-stream';
const MEDIA_TYPE = /^[\w!#$&^.+-]+\/[\w!#$&^.+-]+$/;

/** The media type of files with an extension; `application/octet-stream` for an unknown one. */
export function getMediaType(extension: string): string {
  return types.getType(extension) ?? OCTETS;
}

/** Whether a text has the form of a media type without parameters. */
export function isMediaType(text: string): boolean {
  return MEDIA_TYPE.test(text);
}

/** Whether files of a known type have this extension. */
export function isKnownExtension(extension: string): boolean {
  return types.getType(extension) !== null;
}

/** The usual extension of a media type, or undefined for an unknown one. */
export function getExtension(mediaType: string): string | undefined {
  return types.getExtension(mediaType) ?? undefined;
}

/**
 * The media type in the response to a download, from that of the asset's document, which anybody who may edit can change. Scripts are
 * served as plain text, so that an upload cannot run as a script of the site.
 */
export function getServedType(mediaType: string): string {
  if (!isMediaType(mediaType)) return OCTETS;
  if (/\/(x-)?(java|ecma|j|live)script/i.test(mediaType)) return 'text/plain; charset=utf-8';
  // WebVTT is always in UTF-8.
  return mediaType === 'text/vtt' ? 'text/vtt; charset=utf-8' : mediaType;
}

/** Whether a document of this type can run scripts when opened on this origin (stored XSS). */
export function canCarryScript(mediaType: string): boolean {
  return /html|xml|svg|xsl/i.test(mediaType);
}

/** Whether the content is compressed with gzip. */
export function isGzip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b;
}
