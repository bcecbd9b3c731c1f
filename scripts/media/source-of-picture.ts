import sharp from 'sharp';
import { type Person, people } from './portraits/people.ts';
import { portraitSvg } from './portraits/portrait.ts';
import { drawnSource, type PortraitSource, pictureSource } from './video/portrait-source.ts';

/**
 * Whoever is to be filmed in a picture: one of our own people when it shows their portrait, in whatever size and
 * format, so that the whole face moves; else the picture with a mouth laid over it.
 *
 * @param picture the bytes of any picture that sharp reads
 * @throws sharp's error, when the bytes are no picture
 */
export async function sourceOfPicture(picture: Buffer): Promise<PortraitSource> {
  const person = await personPictured(picture);
  return person ? drawnSource(person) : pictureSource(picture);
}

/** Pixels of the edge at which pictures are compared: what is left is who it is, and no trace of how it was saved. */
const EDGE = 24;
/** Mean difference of a colour, of 255: another size or format stays far below it, another person far above. */
const MOST = 8;

let knownPeople: Promise<{ person: Person; thumbnail: Buffer }[]> | undefined;

async function personPictured(picture: Buffer): Promise<Person | undefined> {
  knownPeople ??= Promise.all(
    Object.values(people).map(async (person) => ({
      person,
      thumbnail: await thumbnailOf(Buffer.from(portraitSvg(person))),
    })),
  );
  const thumbnail = await thumbnailOf(picture);
  return (await knownPeople).find((known) => difference(known.thumbnail, thumbnail) < MOST)?.person;
}

function difference(one: Buffer, other: Buffer): number {
  return one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / one.length;
}

async function thumbnailOf(picture: Buffer): Promise<Buffer> {
  return sharp(picture)
    .autoOrient()
    .resize(EDGE, EDGE, { fit: 'cover' })
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .raw()
    .toBuffer();
}
