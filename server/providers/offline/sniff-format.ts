import { type Bytes, extensionOfImage } from 'embedded-content-lake/http';
import sharp from 'sharp';

/** What a file is, by its bytes. */
export type SniffedFile = { extension: string; width?: number; height?: number };

/** The format of sound or film; undefined for anything else. */
export function sniffFilm(bytes: Bytes): SniffedFile | undefined {
  const text = (start: number, end: number) => String.fromCharCode(...bytes.subarray(start, end));
  const isFrame = bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe0) === 0xe0;
  if (text(0, 3) === 'ID3' || isFrame) return { extension: 'mp3' };
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WAVE') return { extension: 'wav' };
  if (text(0, 4) === 'fLaC') return { extension: 'flac' };
  if (text(4, 8) === 'ftyp') return { extension: text(8, 11) === 'M4A' ? 'm4a' : 'mp4' };
  return undefined;
}

/** The format of a picture; undefined when it is none that can be shown. */
export async function sniffPicture(bytes: Bytes): Promise<SniffedFile | undefined> {
  const metadata = await sharp(bytes)
    .metadata()
    .catch(() => undefined);
  const extension = metadata && extensionOfImage(metadata);
  // A drawing may carry a script, and the media host's pictures are shown on our own origin.
  if (!metadata || !extension || extension === 'svg') return undefined;
  return { extension, width: metadata.autoOrient.width, height: metadata.autoOrient.height };
}
