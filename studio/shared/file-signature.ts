/** The signature of each kind of file, by its extension, as Latin-1: at which byte, and with which characters. */
const SIGNATURES: Readonly<Record<string, readonly [at: number, text: string]>> = {
  mp4: [4, 'ftyp'],
  webm: [0, '\x1aE\xdf\xa3'],
  vtt: [0, 'WEBVTT'],
};
const BYTE_ORDER_MARK = '\xef\xbb\xbf';

/**
 * Whether a video or captions are what their name says. The lake reads pictures and refuses those that are none; other files it
 * stores as they are.
 *
 * @returns true too for kinds of files that are not known here
 */
export async function hasExpectedSignature(file: File): Promise<boolean> {
  const signature = SIGNATURES[file.name.split('.').at(-1)?.toLowerCase() ?? ''];
  if (!signature) return true;
  const [at, text] = signature;
  const bytes = new Uint8Array(await file.slice(0, 16).arrayBuffer());
  const start = String.fromCharCode(...bytes);
  return start.replace(BYTE_ORDER_MARK, '').startsWith(text, at);
}
