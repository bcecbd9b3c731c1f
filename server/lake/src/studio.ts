/** What a Sanity Studio needs to work on the lake. It runs in the browser: nothing of the server is loaded with it. */
export { type LakeStudioOptions, lakeSignIn, lakeStudio } from './browser/lake-studio.ts';
export { isLakeLost, onLakeLost } from './browser/lasting-stream.ts';
