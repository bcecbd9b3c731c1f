/**
 * Measures how long changes wait until all pages show them.
 *
 * @param render resolves with whether it rendered all of them
 * @param onRendered hears how many milliseconds passed since the first change that no page showed
 */
export function measureRenderingDelay(
  render: () => Promise<boolean>,
  onRendered: (milliseconds: number) => void,
): { changed: () => void; render: () => Promise<boolean> } {
  let changedAt: number | undefined;
  return {
    changed() {
      changedAt ??= performance.now();
    },
    async render() {
      const since = changedAt;
      // A change that comes from here on may not be in these pages.
      changedAt = undefined;
      let isWhole = false;
      try {
        isWhole = await render();
      } finally {
        if (since !== undefined && isWhole) onRendered(performance.now() - since);
        if (!isWhole) changedAt = since ?? changedAt;
      }
      return isWhole;
    },
  };
}
