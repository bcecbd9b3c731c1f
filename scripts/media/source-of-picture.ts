import { createHash } from 'node:crypto';
import { mediaManifest } from '../seed/media/media-manifest.ts';
import { agentMedia } from './agent-media.ts';
import type { Person } from './portraits/people.ts';
import { drawnSource, type PortraitSource, pictureSource } from './video/portrait-source.ts';

/**
 * Whoever is to be filmed in a picture: one of our own people when it is their portrait, so that the whole face
 * moves; else the picture with a mouth laid over it.
 *
 * @param picture the bytes of any picture that sharp reads
 * @param sha1 of the picture as it was uploaded, where `picture` is a cut of it; the lake's addresses hold it
 * @throws sharp's error, when the bytes are no picture
 */
export async function sourceOfPicture(picture: Buffer, sha1 = sha1Of(picture)): Promise<PortraitSource> {
  const person = personPictured(sha1);
  return person ? drawnSource(person) : pictureSource(picture);
}

function personPictured(sha1: string): Person | undefined {
  return agentMedia.find(({ name }) => mediaManifest[name]?.picture.sha1 === sha1)?.person;
}

function sha1Of(bytes: Buffer): string {
  return createHash('sha1').update(bytes).digest('hex');
}
