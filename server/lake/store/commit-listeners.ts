import type { CommitListener } from './commit.ts';
import type { Dataset } from './dataset.ts';

type Entry = { listener: CommitListener; stop: () => void };

/** Who hears of commits, by the name of the dataset: one that is deleted and made again under its name is heard on. */
export class CommitListeners {
  readonly #entries = new Map<string, Set<Entry>>();

  /** Hears every commit from now on. Returns the way to stop. */
  add(dataset: Dataset, listener: CommitListener): () => void {
    const entry = { listener, stop: dataset.onCommit(listener) };
    const entries = this.#entries.get(dataset.name) ?? new Set();
    this.#entries.set(dataset.name, entries.add(entry));
    return () => {
      entries.delete(entry);
      entry.stop();
    };
  }

  /** Lets those who hear of a dataset by this name hear of this one. */
  follow(dataset: Dataset): void {
    for (const entry of this.#entries.get(dataset.name) ?? []) {
      entry.stop = dataset.onCommit(entry.listener);
    }
  }
}
