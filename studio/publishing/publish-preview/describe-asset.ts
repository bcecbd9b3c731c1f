/** Describes the change of a file, given the asset ids before and after; an empty id means no file. */
export function describeAssetChange(
  noun: string,
  { before, after }: { before: string; after: string },
): string {
  const isMany = noun.endsWith('s');
  if (after === '') return `the ${noun} ${isMany ? 'are' : 'is'} removed`;
  if (before === '') return isMany ? `new ${noun}` : `a new ${noun}`;
  return isMany ? `different ${noun}` : `a different ${noun}`;
}

/** Noun for an asset, by its id, which ends with the file's extension. */
export function assetNoun(id: string): string {
  if (id.startsWith('image-')) return 'picture';
  if (id.endsWith('-vtt')) return 'captions';
  return /-(?:mp4|webm)$/.test(id) ? 'video' : 'file';
}

/** Whether a text is an asset id, as queries return it for `asset._ref`. */
export function isAssetId(text: string): boolean {
  return /^(?:image-\w{20,}-\d+x\d+|file-\w{20,})-\w+$/.test(text);
}
