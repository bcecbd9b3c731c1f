/** How long, in ms, a browser may take to say that sound is allowed. */
const TIMEOUT_MS = 250;
/** In seconds. */
const TONE = 0.05;

/**
 * Unlocks the page's audio by an inaudible tone (spec section 4). Resolves when the tone has sounded, and also when
 * the browser does not allow it: a failure counts as success, and each video finds out for itself.
 */
export async function unlockAudio(): Promise<void> {
  let context: AudioContext | undefined;
  try {
    context = new AudioContext();
    // A context that is not allowed to run stays suspended; to insist would write a warning to the console.
    if (await isRunning(context)) await playTone(context);
  } catch {
    // No Web Audio here.
  } finally {
    await context?.close().catch(() => {});
  }
}

function isRunning(context: AudioContext): Promise<boolean> {
  return new Promise((resolve) => {
    const answer = () => resolve(context.state === 'running');
    if (context.state === 'running') return answer();
    context.addEventListener('statechange', answer, { once: true });
    setTimeout(answer, TIMEOUT_MS);
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
    tone.stop(context.currentTime + TONE);
  });
}
