interface Turns {
  /** How many are worked on at the same time. */
  atOnce: number;
  /** Waits before each, so that whoever works here comes first. */
  pause: () => Promise<void>;
  /** Once it says so, nothing more is begun. */
  isOver: () => boolean;
}

/**
 * Works on items in their order, a few at a time.
 *
 * @throws what `work` throws
 */
export async function forEachConcurrently<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
  { atOnce, pause, isOver }: Turns,
): Promise<void> {
  const waiting = items.values();
  const workOn = async () => {
    for (const item of waiting) {
      await pause();
      if (isOver()) return;
      await work(item);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, workOn));
}
