import sharp from 'sharp';
import type { Person } from '../portraits/people.ts';
import { drawnPortrait } from '../portraits/portrait.ts';
import type { Pose } from '../portraits/pose.ts';
import type { Region } from './decode.ts';

/** Around the mouth, in units of the drawing: below the nose, above the chin, wherever the head nods to. */
const mouthBox = { left: 424, right: 530, top: 441, bottom: 543 };

/** Where a person's mouth is in a video of this edge. Even numbers, since colour is coded for two pixels at once. */
export function mouthRegion({ view, face }: Person, videoEdge: number): Region {
  const scale = videoEdge / view.edge;
  const even = (value: number) => Math.round(value / 2) * 2;
  const lower = face.mouth.y - 478;
  return {
    x: even((mouthBox.left - view.x) * scale),
    y: even((mouthBox.top + lower - view.y) * scale),
    width: even((mouthBox.right - mouthBox.left) * scale),
    height: even((mouthBox.bottom - mouthBox.top - lower) * scale),
  };
}

/** The region without a mouth for each pose: what shows there when only the head moves. */
export async function drawWithoutMouth(
  person: Person,
  poses: readonly Pose[],
  videoEdge: number,
): Promise<Buffer[]> {
  const { view } = person;
  const { x, y, width, height } = mouthRegion(person, videoEdge);
  const unit = view.edge / videoEdge;
  const box = [view.x + x * unit, view.y + y * unit, width * unit, height * unit].join(' ');
  const draw = drawnPortrait(person);
  return Promise.all(
    poses.map((pose) => {
      const svg = draw({ ...pose, mouth: undefined }).replace(/viewBox="[^"]+"/, `viewBox="${box}"`);
      return sharp(Buffer.from(svg)).resize(width, height, { fit: 'fill' }).removeAlpha().raw().toBuffer();
    }),
  );
}

/**
 * How wide the mouth is open in each frame, in pixels from lip to lip on average: where a frame differs from one
 * without a mouth there is mouth, and that area over its width is its height.
 */
export function openings(
  frames: readonly Buffer[],
  withoutMouth: readonly Buffer[],
  width: number,
): number[] {
  return frames.map((frame, index) => {
    const bare = withoutMouth[index];
    if (!bare) return 0;
    const columns = new Map<number, number>();
    for (let at = 0; at < frame.length; at += 3) {
      if (distance(frame, bare, at) < 110) continue;
      const column = (at / 3) % width;
      columns.set(column, (columns.get(column) ?? 0) + 1);
    }
    const area = [...columns.values()].reduce((sum, rows) => sum + rows, 0);
    return columns.size === 0 ? 0 : area / columns.size;
  });
}

/** How many mouths a viewer could tell apart: pictures of the region that differ in more than a few pixels. */
export function countShapes(frames: readonly Buffer[]): number {
  const shapes: Buffer[] = [];
  for (const frame of frames) {
    if (shapes.every((shape) => differing(shape, frame) > frame.length / 3 / 25)) shapes.push(frame);
  }
  return shapes.length;
}

function differing(one: Buffer, other: Buffer): number {
  let count = 0;
  for (let at = 0; at < one.length; at += 3) if (distance(one, other, at) > 150) count += 1;
  return count;
}

function distance(one: Buffer, other: Buffer, at: number): number {
  const channel = (offset: number) => Math.abs((one[at + offset] ?? 0) - (other[at + offset] ?? 0));
  return channel(0) + channel(1) + channel(2);
}
