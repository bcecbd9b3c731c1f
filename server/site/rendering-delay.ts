/**
 * Measures the time from a change until all pages are rendered with it.
 *
 * @param render renders all pages; resolves with false when some failed
 * @param onRendered receives the milliseconds since the first change that was not rendered yet
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
      // Later changes may be missing in this rendering, so they count for the next.
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
