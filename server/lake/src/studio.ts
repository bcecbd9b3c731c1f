/** What a Sanity Studio needs to work on the lake. It runs in the browser: nothing of the server is loaded with it. */
export { installStreamTunnel } from './browser/install-stream-tunnel.ts';
export { isLakeLost, onLakeLost } from './browser/lasting-stream.ts';
