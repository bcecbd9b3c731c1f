/**
 * What works on the pixels of images. Loaded when first needed: sharp and its kin take 15 MB of memory, which a lake
 * that has only stored images to give out does not need.
 */
export async function loadImageTools() {
  const [{ default: sharp }, { describeImage }, { transformImage }] = await Promise.all([
    import('sharp'),
    import('./image-asset.ts'),
    import('./transform.ts'),
  ]);
  // The slots spread work over the cores; threads within one transform would only get in each other's way.
  sharp.concurrency(1);
  return { describeImage, transformImage };
}
