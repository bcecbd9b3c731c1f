/** What happens to a file or a picture, by what there was before and is after; empty for nothing. */
export function whatBecomesOf(noun: string, { before, after }: { before: string; after: string }): string {
  const isMany = noun.endsWith('s');
  if (after === '') return `the ${noun} ${isMany ? 'are' : 'is'} removed`;
  if (before === '') return isMany ? `new ${noun}` : `a new ${noun}`;
  return isMany ? `different ${noun}` : `a different ${noun}`;
}

/** What an editor calls a file, by the id of its asset, which ends with the kind of file. */
export function nounOfAsset(id: string): string {
  if (id.startsWith('image-')) return 'picture';
  if (id.endsWith('-vtt')) return 'captions';
  return /-(?:mp4|webm)$/.test(id) ? 'video' : 'file';
}

/** Whether a text is the id of an uploaded file or picture, as queries read it off `asset._ref`. */
export function isAssetId(text: string): boolean {
  return /^(?:image-\w{20,}-\d+x\d+|file-\w{20,})-\w+$/.test(text);
}
