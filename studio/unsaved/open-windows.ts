/**
 * Tells the windows of this browser apart. Each holds a Web Lock, which the browser releases when the window is closed or crashes.
 * Browsers have locks on https and on localhost only; elsewhere every other window counts as closed.
 */
export interface OpenWindows {
  /** The id of this window. */
  own: string;
  /** Resolves once another window is closed. */
  whenClosed: (id: string) => Promise<void>;
}

const PREFIX = 'unsaved-texts:';

/** Registers this window until it is closed. */
export function registerWindow(): OpenWindows {
  // Not `crypto.randomUUID`, which browsers have on https and on localhost only.
  const own = String(crypto.getRandomValues(new Uint32Array(4)));
  const locks: LockManager | undefined = navigator.locks;
  // Held until the window is closed.
  void locks?.request(PREFIX + own, () => new Promise(() => {}));
  return { own, whenClosed: async (id) => locks?.request(PREFIX + id, { mode: 'shared' }, () => {}) };
}
