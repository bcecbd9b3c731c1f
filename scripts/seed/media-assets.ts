import { join } from 'node:path';
import type { SeedDocument } from './documents/document.ts';
import { type MediaFile, mediaFolder, mediaManifest, pictureEdge } from './media/media-manifest.ts';

/** A file of the seed that documents refer to. The content lake derives its id from its bytes. */
export type SeedAsset = {
  /** `image-<sha1>-1024x1024-png`, `file-<sha1>-mp4`. */
  id: string;
  kind: 'image' | 'file';
  name: string;
  path: string;
  contentType: string;
  bytes: number;
};

/** The media fields of an agent's document. */
type AgentAssets = Record<'picture' | 'video' | 'combinedVideo' | 'captions', SeedAsset>;

const contentTypes: Readonly<Record<string, string>> = {
  png: 'image/png',
  mp4: 'video/mp4',
  vtt: 'text/vtt',
};

/**
 * The media of one agent.
 *
 * @throws Error when the manifest has none
 */
export function getAgentAssets(slug: string): AgentAssets {
  const files = mediaManifest[slug];
  if (!files)
    throw new Error(
      `There are no media for the agent “${slug}”. Make them: npx node scripts/tools/media/make-media.ts ${slug}`,
    );
  const { picture, video, combinedVideo, captions } = files;
  return {
    picture: seedAsset(picture),
    video: seedAsset(video),
    combinedVideo: seedAsset(combinedVideo),
    captions: seedAsset(captions),
  };
}

/** All files of the seed. */
export const seedAssets: readonly SeedAsset[] = Object.keys(mediaManifest).flatMap((slug) =>
  Object.values(getAgentAssets(slug)),
);

/** The files' documents in the lake, with the fields that content refers to. */
export const assetDocuments: readonly SeedDocument[] = seedAssets.map(
  ({ id, kind, name, contentType, bytes }) => {
    const [, sha1 = '', ...rest] = id.split('-');
    const path = `${kind}s/local/production/${sha1}-${rest.join('.')}`;
    return {
      _id: id,
      _type: kind === 'image' ? 'sanity.imageAsset' : 'sanity.fileAsset',
      originalFilename: name,
      mimeType: contentType,
      size: bytes,
      path,
      url: `http://localhost/${path}`,
    };
  },
);

/** The field with an agent's portrait. */
export function makePortraitField({ id }: SeedAsset, alt: string) {
  return { _type: 'imageWithAlt', asset: { _type: 'reference', _ref: id }, alt } as const;
}

/** A field with a file to play or show. */
export function makeFileField({ id }: SeedAsset) {
  return { _type: 'file', asset: { _type: 'reference', _ref: id } } as const;
}

function seedAsset({ file, sha1, bytes }: MediaFile): SeedAsset {
  const extension = file.split('.').at(-1) ?? '';
  const contentType = contentTypes[extension];
  if (!contentType) throw new Error(`What kind of file is ${file}? Name its type in media-assets.ts.`);
  const kind = contentType.startsWith('image/') ? 'image' : 'file';
  const size = kind === 'image' ? `-${pictureEdge}x${pictureEdge}` : '';
  return {
    id: `${kind}-${sha1}${size}-${extension}`,
    kind,
    name: file,
    path: join(mediaFolder, file),
    contentType,
    bytes,
  };
}
