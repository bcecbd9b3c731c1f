import sharp from 'sharp';

/** A photograph of 900 by 700 pixels, as far as the lake is concerned. */
export function portrait(): Promise<Buffer> {
  const background = { r: 180, g: 120, b: 90 };
  return sharp({ create: { width: 900, height: 700, channels: 3, background } })
    .png()
    .toBuffer();
}
