import { type Bytes, getImageExtension } from 'embedded-content-lake/http';
import sharp from 'sharp';

/** The format of a file, detected from its bytes. */
export type SniffedFile = { extension: string; width?: number; height?: number };

/** Detects the format of audio or video; returns undefined for anything else. */
export function sniffFilm(bytes: Bytes): SniffedFile | undefined {
  const readText = (start: number, end: number) => String.fromCharCode(...bytes.subarray(start, end));
  const isFrame = bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe0) === 0xe0;
  if (readText(0, 3) === 'ID3' || isFrame) return { extension: 'mp3' };
  if (readText(0, 4) === 'RIFF' && readText(8, 12) === 'WAVE') return { extension: 'wav' };
  if (readText(0, 4) === 'fLaC') return { extension: 'flac' };
  if (readText(4, 8) === 'ftyp') return { extension: readText(8, 11) === 'M4A' ? 'm4a' : 'mp4' };
  return undefined;
}

/** Detects the format of a picture; returns undefined when browsers cannot show it, and for SVG. */
export async function sniffPicture(bytes: Bytes): Promise<SniffedFile | undefined> {
  const metadata = await sharp(bytes)
    .metadata()
    .catch(() => undefined);
  const extension = metadata && getImageExtension(metadata);
  // SVG may contain a script, and the offline media host serves its pictures from the site's origin.
  if (!metadata || !extension || extension === 'svg') return undefined;
  return { extension, width: metadata.autoOrient.width, height: metadata.autoOrient.height };
}
