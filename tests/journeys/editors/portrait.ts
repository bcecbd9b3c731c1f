import sharp from 'sharp';

/** A picture of 900 by 700 pixels that the lake accepts as a photograph. */
export function portrait(): Promise<Buffer> {
  const background = { r: 180, g: 120, b: 90 };
  return sharp({ create: { width: 900, height: 700, channels: 3, background } })
    .png()
    .toBuffer();
}
