import sharp from 'sharp';
import { type Person, people } from './portraits/people.ts';
import { drawPortrait } from './portraits/portrait.ts';
import { createDrawnSource, createPictureSource, type PortraitSource } from './video/portrait-source.ts';

/**
 * The source of a video's frames: one of the drawn agents when the picture shows that portrait, in any size and format, so that
 * the whole face moves; else the picture with a mouth drawn over it.
 *
 * @param picture the bytes of any picture that sharp reads
 * @throws the error of sharp when the bytes are no picture
 */
export async function findPictureSource(picture: Buffer): Promise<PortraitSource> {
  const person = await findPersonPictured(picture);
  return person ? createDrawnSource(person) : createPictureSource(picture);
}

/** Edge length in pixels at which pictures are compared: enough to tell people apart, without traces of compression. */
const COMPARED_EDGE = 24;
/** Maximum mean color difference, of 255: another size or format stays far below it, another person far above. */
const MAX_DIFFERENCE = 8;

let knownPeople: Promise<{ person: Person; thumbnail: Buffer }[]> | undefined;

async function findPersonPictured(picture: Buffer): Promise<Person | undefined> {
  knownPeople ??= Promise.all(
    Object.values(people).map(async (person) => ({
      person,
      thumbnail: await makeThumbnail(Buffer.from(drawPortrait(person))),
    })),
  );
  const thumbnail = await makeThumbnail(picture);
  return (await knownPeople).find((known) => measureDifference(known.thumbnail, thumbnail) < MAX_DIFFERENCE)
    ?.person;
}

function measureDifference(one: Buffer, other: Buffer): number {
  return one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / one.length;
}

async function makeThumbnail(picture: Buffer): Promise<Buffer> {
  return sharp(picture)
    .autoOrient()
    .resize(COMPARED_EDGE, COMPARED_EDGE, { fit: 'cover' })
    .flatten({ background: 'white' })
    .toColorspace('srgb')
    .raw()
    .toBuffer();
}
