/** Resolves after a time in ms. */
export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Waits for something, and no longer than a time in ms. */
export function within(longest: number, wait: Promise<unknown>): Promise<unknown> {
  return Promise.race([wait, pause(longest)]);
}
