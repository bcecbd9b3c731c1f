import { totalmem } from 'node:os';
import type { Metadata } from 'sharp';
import { PictureTooLargeError } from './image-errors.ts';

/**
 * Share of the memory available to this process that one image may use. Three images are processed at a time, so that
 * together they may use half of it.
 */
export const MEMORY_SHARE_PER_IMAGE = 1 / 6;

/**
 * Maximum bytes per pixel, measured with images of 144 million pixels in each format (docs/scaling.md): to decode it, to
 * decode it where rows cannot be streamed, and to encode it.
 */
const BYTES_PER_PIXEL = { read: 5, readWhole: 10, write: 8, writeAvif: 24 };

/** Memory limit of one image in bytes, from the memory of the machine or of the container. */
export function pictureMemory(): number {
  const constrained = process.constrainedMemory();
  const available = constrained > 0 ? Math.min(constrained, totalmem()) : totalmem();
  return available * MEMORY_SHARE_PER_IMAGE;
}

type Work = {
  source: Pick<Metadata, 'width' | 'height' | 'isProgressive'>;
  /** Whether all rows are held at once: to turn the picture, or to look at it in several ways. */
  isHeldWhole: boolean;
  /** What is written, if a picture is. */
  result?: { width: number; height: number; isAvif: boolean };
};

/** @throws PictureTooLargeError when the work may take more than `most` bytes */
export function assertFitsMemory({ source, isHeldWhole, result }: Work, most: number): void {
  const { read, readWhole, write, writeAvif } = BYTES_PER_PIXEL;
  const pixels = source.width * source.height;
  const toRead = pixels * (isHeldWhole || source.isProgressive ? readWhole : read);
  if (toRead > most) {
    throw new PictureTooLargeError(
      `This picture has ${millions(pixels)} million pixels; with the memory of this server it may have ` +
        `${millions((most / toRead) * pixels)} million. Make it smaller before you upload it`,
    );
  }
  if (!result) return;
  const toWrite = result.width * result.height * (result.isAvif ? writeAvif : write);
  if (toWrite <= most) return;
  const wanted = result.width * result.height;
  throw new PictureTooLargeError(
    `This would make a picture of ${millions(wanted)} million pixels; with the memory of this server it may have ` +
      `${millions((most / toWrite) * wanted)} million. Ask for a smaller 'w' or 'h'`,
  );
}

function millions(pixels: number): string {
  return (pixels / 1_000_000).toLocaleString('en', { maximumFractionDigits: pixels < 10_000_000 ? 1 : 0 });
}
