import sharp from 'sharp';
import { pictureEdge } from '../../../seed/media/media-manifest.ts';
import { visemes } from '../mouth/mouth-shape.ts';
import { drawMouth } from '../portraits/mouth-drawing.ts';
import type { Person } from '../portraits/people.ts';
import { createPortraitDrawing } from '../portraits/portrait.ts';
import { type Pose, restingPose } from '../portraits/pose.ts';

/** A source of video frames: an SVG for each pose, and the poster that is shown before the video plays. */
export type PortraitSource = { draw: (pose: Pose) => string; poster: () => Promise<Buffer> };

/** A drawn agent, whose whole face moves. */
export function createDrawnSource(person: Person): PortraitSource {
  const draw = createPortraitDrawing(person);
  return { draw, poster: () => renderPortrait(draw(restingPose)) };
}

/** Edge length of the square that a picture is cropped to. */
const squareEdge = 512;

/**
 * Any picture of a face. The face is assumed to be in the middle: while it speaks, a mouth is drawn over the lower third, and at
 * rest the picture is unchanged.
 *
 * @param mouth position of the mouth, as shares of the picture's width and height
 * @throws the error of sharp when the bytes are no picture
 */
export async function createPictureSource(
  picture: Buffer,
  mouth = { x: 0.5, y: 0.68 },
): Promise<PortraitSource> {
  const square = await sharp(picture)
    .rotate()
    .resize(squareEdge, squareEdge, { fit: 'cover', position: 'attention' })
    .png()
    .toBuffer();
  const image = `<image width="${squareEdge}" height="${squareEdge}" href="data:image/png;base64,${square.toString('base64')}"/>`;
  return {
    draw: (pose) => {
      const place = { x: mouth.x * squareEdge, y: mouth.y * squareEdge };
      const drawing = pose.mouth && pose.mouth !== visemes.rest ? drawMouth(pose.mouth, place) : '';
      return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${squareEdge} ${squareEdge}">${image}${drawing}</svg>`;
    },
    poster: async () => square,
  };
}

/** Renders a portrait as a PNG; flat colors fit into a palette, which keeps the file small. */
async function renderPortrait(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: 300 })
    .resize(pictureEdge, pictureEdge)
    .removeAlpha()
    .png({ palette: true, colors: 96, dither: 0, effort: 10, compressionLevel: 9 })
    .toBuffer();
}
