import manifest from './manifest.json' with { type: 'json' };

/** SHA-256 hashes of the sources of an agent's media. */
export type MadeFrom = { words: string; voice: string; portrait: string };

/** A file of this folder: its name, its SHA-1 (which is part of its id in the content lake), and its size. */
export type MediaFile = { file: string; sha1: string; bytes: number };

/** The media of one agent. Both videos share the captions. */
export type AgentMediaFiles = {
  madeFrom: MadeFrom;
  picture: MediaFile;
  video: MediaFile;
  combinedVideo: MediaFile;
  captions: MediaFile;
};

/** The folder of the media. */
export const mediaFolder = import.meta.dirname;

/** Width and height of the portraits in pixels; the site requests smaller sizes. */
export const pictureEdge = 1024;

/** The files of this folder, by the agent's slug; written by `npx node scripts/tools/media/make-media.ts`. */
export const mediaManifest: Readonly<Record<string, AgentMediaFiles>> = manifest;
