/** Connects a Sanity Studio to the lake. For browsers: it loads no code of the server. */
export { type LakeStudioOptions, lakeSignIn, lakeStudio } from './browser/lake-studio.ts';
export { isLakeLost, onLakeLost } from './browser/lasting-stream.ts';
export { matchesTextQuery } from './query/text-query.ts';
