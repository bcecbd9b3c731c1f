/** Maximum time in ms for the browser to allow sound. */
const TIMEOUT_MS = 250;
/** Duration of the tone in seconds. */
const TONE_SECONDS = 0.05;

/**
 * Unlocks the page's audio with an inaudible tone. Resolves when the tone has played, and also when the browser
 * does not allow it, since each video handles that itself.
 */
export async function unlockAudio(): Promise<void> {
  let context: AudioContext | undefined;
  try {
    context = new AudioContext();
    // A context that is not allowed to run stays suspended; calling `resume` would log a warning.
    if (await isRunning(context)) await playTone(context);
  } catch {
    // The browser has no Web Audio.
  } finally {
    await context?.close().catch(() => {});
  }
}

function isRunning(context: AudioContext): Promise<boolean> {
  return new Promise((resolve) => {
    const resolveState = () => resolve(context.state === 'running');
    if (context.state === 'running') return resolveState();
    context.addEventListener('statechange', resolveState, { once: true });
    setTimeout(resolveState, TIMEOUT_MS);
  });
}

function playTone(context: AudioContext): Promise<void> {
  const tone = context.createOscillator();
  const silence = context.createGain();
  silence.gain.value = 0;
  tone.connect(silence).connect(context.destination);
  return new Promise((resolve) => {
    tone.addEventListener('ended', () => resolve(), { once: true });
    tone.start();
    tone.stop(context.currentTime + TONE_SECONDS);
  });
}
