import sharp from 'sharp';
import { pictureEdge } from '../../seed/media/media-manifest.ts';

/** A portrait's drawing as a PNG; its flat colours fit a palette, which keeps it small. */
export async function portraitPicture(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: 300 })
    .resize(pictureEdge, pictureEdge)
    .removeAlpha()
    .png({ palette: true, colours: 96, dither: 0, effort: 10, compressionLevel: 9 })
    .toBuffer();
}
