import manifest from './manifest.json' with { type: 'json' };

/** Hashes (SHA-256) of what an agent's media were made from. */
export type MadeFrom = { words: string; voice: string; portrait: string };

/** One file of this folder: its name, its SHA-1, which is what the content lake names it by, and its size. */
export type MediaFile = { file: string; sha1: string; bytes: number };

/** The media of one agent. Both videos share the captions. */
export type AgentMediaFiles = {
  madeFrom: MadeFrom;
  picture: MediaFile;
  video: MediaFile;
  combinedVideo: MediaFile;
  captions: MediaFile;
};

/** Where the media lie. */
export const mediaFolder = import.meta.dirname;

/** Width and height of the portraits in pixels: what the site asks for is cut from them. */
export const pictureEdge = 1024;

/** What lies in this folder, by the agent's slug; `npx node scripts/media/make-media.ts` writes it. */
export const mediaManifest: Readonly<Record<string, AgentMediaFiles>> = manifest;
