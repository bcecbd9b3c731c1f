/**
 * What a stock build of the Studio asks of other hosts before any code of ours runs, taken out of its files.
 * A request that only fails would still be an error in the editor's console.
 */

const BRIDGE_SCRIPT = /<script[^>]*src="https:\/\/[^"]*sanity-cdn\.[^"]*"[^>]*><\/script>/g;
const ROOT_STATIC = /(href|src)="\/static\/(favicon|apple-touch-icon|manifest)/g;
const REMOTE_FONT_FACE = /@font-face\s*\{[^}]*url\(["'\\]*https:\/\/[^}]*\}/g;
const SYSTEM_PORTRAIT = /"https:\/\/public\.sanity\.io\/logos\/[^"]*"/g;

/** The Studio's page without the dashboard's bridge, and with its icons under the Studio's own path. */
export function tidyStudioPage(html: string): string {
  return withoutRemoteFonts(html)
    .replaceAll(BRIDGE_SCRIPT, '')
    .replaceAll(ROOT_STATIC, '$1="/studio/static/$2');
}

/** A script without the picture, of another host, of the account that a timer publishes as. */
export function withoutSystemPortrait(source: string): string {
  return source.replaceAll(SYSTEM_PORTRAIT, '""');
}

/** CSS, or a script that carries CSS, without font faces from other hosts: the system's fonts take over. */
export function withoutRemoteFonts(source: string): string {
  return source.replaceAll(REMOTE_FONT_FACE, '');
}
