import { totalmem } from 'node:os';
import type { Metadata } from 'sharp';
import { PictureTooLargeError } from './image-errors.ts';

/**
 * The share of available memory that one image may use. Up to three images are processed at a time, which together may use
 * half of it.
 */
const MEMORY_SHARE_PER_IMAGE = 1 / 6;

/**
 * The maximum bytes per pixel, measured with images of 144 million pixels in each format (docs/scaling.md): for decoding, for
 * decoding without streaming of rows, and for encoding.
 */
const BYTES_PER_PIXEL = { read: 5, readWhole: 10, write: 8, writeAvif: 24 };

/** The memory limit of one image in bytes, from the memory of the machine or the container. */
export function computePictureMemory(): number {
  const constrained = process.constrainedMemory();
  const available = constrained > 0 ? Math.min(constrained, totalmem()) : totalmem();
  return available * MEMORY_SHARE_PER_IMAGE;
}

type Work = {
  source: Pick<Metadata, 'width' | 'height' | 'isProgressive'>;
  /** Whether all rows are in memory at once: to rotate the picture, or to process it in several passes. */
  isHeldWhole: boolean;
  /** The output picture, if any. */
  result?: { width: number; height: number; isAvif: boolean };
};

/** @throws PictureTooLargeError when the work may need more than `most` bytes */
export function assertFitsMemory({ source, isHeldWhole, result }: Work, most: number): void {
  const { read, readWhole, write, writeAvif } = BYTES_PER_PIXEL;
  const pixels = source.width * source.height;
  const toRead = pixels * (isHeldWhole || source.isProgressive ? readWhole : read);
  if (toRead > most) {
    throw new PictureTooLargeError(
      `This picture has ${formatMillions(pixels)} million pixels; with the memory of this server it may have ` +
        `${formatMillions((most / toRead) * pixels)} million. Make it smaller before you upload it`,
    );
  }
  if (!result) return;
  const toWrite = result.width * result.height * (result.isAvif ? writeAvif : write);
  if (toWrite <= most) return;
  const wanted = result.width * result.height;
  throw new PictureTooLargeError(
    `This would make a picture of ${formatMillions(wanted)} million pixels; with the memory of this server it may have ` +
      `${formatMillions((most / toWrite) * wanted)} million. Ask for a smaller 'w' or 'h'`,
  );
}

function formatMillions(pixels: number): string {
  return (pixels / 1_000_000).toLocaleString('en', { maximumFractionDigits: pixels < 10_000_000 ? 1 : 0 });
}
