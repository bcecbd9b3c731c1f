/**
 * Loads the modules that process pixels at their first use: sharp and its dependencies take 15 MB of memory, which a lake that
 * only serves stored images does not need.
 */
export async function loadImageTools() {
  const [{ default: sharp }, { describeImage }, { transformImage }] = await Promise.all([
    import('sharp'),
    import('./image-asset.ts'),
    import('./transform.ts'),
  ]);
  // One thread per image, since the picture queue already runs several images in parallel.
  sharp.concurrency(1);
  return { describeImage, transformImage };
}
