import type { Path } from '@sanity/types';

/** Something that is not the same in two values. Texts are as editors write them, placeholders such as `{product}` included. */
export type Difference =
  /** A text, a number or a choice; empty where there is none. */
  | { kind: 'text'; path: Path; before: string; after: string }
  /** An entry of a list, by what it says of itself. */
  | { kind: 'added' | 'removed'; path: Path; text: string }
  /** The order of a list, by what the entries that stay say of themselves. */
  | { kind: 'moved'; path: Path; order: string[] }
  /** A picture, a video or captions, by the ids of their assets; empty where there is none. */
  | { kind: 'asset'; path: Path; before: string; after: string }
  /** The part of a picture that shows. */
  | { kind: 'crop'; path: Path }
  /** How a paragraph looks or where it links to. */
  | { kind: 'style'; path: Path; text: string };
