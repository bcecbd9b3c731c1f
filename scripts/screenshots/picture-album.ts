import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** How a picture relates to the one of the run before. */
export type Comparison = 'new' | 'same' | 'changed';

/**
 * A folder with two pictures of each name: `latest/` and, of the run before, `previous/`.
 *
 * Pictures are turned over one by one, so that a run that takes a few of them leaves the others as they were.
 */
export class PictureAlbum {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
    mkdirSync(join(folder, 'latest'), { recursive: true });
    mkdirSync(join(folder, 'previous'), { recursive: true });
  }

  /** Puts a picture in as the latest of its name; what was the latest becomes the previous. */
  add(name: string, picture: Buffer): Comparison {
    const latest = join(this.#folder, 'latest', name);
    const previous = join(this.#folder, 'previous', name);
    if (existsSync(latest)) renameSync(latest, previous);
    else rmSync(previous, { force: true });
    writeFileSync(latest, picture);
    return this.compare(name);
  }

  has(name: string): boolean {
    return existsSync(join(this.#folder, 'latest', name));
  }

  compare(name: string): Comparison {
    const previous = join(this.#folder, 'previous', name);
    if (!existsSync(previous)) return 'new';
    const latest = join(this.#folder, 'latest', name);
    // A browser that draws the same writes the same bytes.
    return readFileSync(latest).equals(readFileSync(previous)) ? 'same' : 'changed';
  }
}
