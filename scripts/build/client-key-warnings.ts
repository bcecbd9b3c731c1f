/** What is secret among the values that are built into the Studio; the others are of use to nobody else. */
const SECRETS = ['VITE_SPEECH_API_KEY', 'VITE_VIDEO_API_KEY', 'VITE_MEDIA_UPLOAD_PRESET'];

/** A warning for each key that becomes public with the build. */
export function clientKeyWarnings(clientKeys: Readonly<Record<string, string>>): string[] {
  return SECRETS.filter((name) => clientKeys[name]).map(
    (name) =>
      `Warning: ${name} is built into the Studio. Whoever opens the Studio's address can read it and spend with it. ` +
      `Set ${name.slice('VITE_'.length)} instead: then the key stays on this server (.env.example).`,
  );
}
