import type { Path } from '@sanity/types';

/** A difference between two values. Placeholders such as `{product}` are not replaced in its texts. */
export type Difference =
  /** A text, a number or an option; empty where there is none. */
  | { kind: 'text'; path: Path; before: string; after: string }
  /** An array item, by its name. */
  | { kind: 'added' | 'removed'; path: Path; text: string }
  /** A new order of an array, as the names of the items that remain. */
  | { kind: 'moved'; path: Path; order: string[] }
  /** A file, by its asset ids; empty where there is none. */
  | { kind: 'asset'; path: Path; before: string; after: string }
  /** Crop or hotspot of a picture. */
  | { kind: 'crop'; path: Path }
  /** Formatting or links of a paragraph with unchanged text. */
  | { kind: 'style'; path: Path; text: string };
