interface Turns {
  /** Maximum number of concurrent items. */
  atOnce: number;
  /** Called before each item, so that the interface stays responsive. */
  pause: () => Promise<void>;
  /** Once it returns true, no further item is started. */
  isOver: () => boolean;
}

/**
 * Processes items in order, with limited concurrency.
 *
 * @throws the error of `work`
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
