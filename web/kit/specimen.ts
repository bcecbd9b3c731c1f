import type { ReactNode } from 'react';

/** What a pointer or a key would do to a part, shown without either. */
export type ForcedState = 'hover' | 'focus' | 'active';

/** One state of a part. */
export interface Shown {
  /** What is special about it: 'Long text', 'Without an image'. */
  state: string;
  view: ReactNode;
  forced?: ForcedState;
}

/** A part of the site and the states it has to look good in. */
export interface Specimen {
  /** The files below `web/` whose parts it shows, such as `ui/button.tsx`; the first names it. */
  files: readonly [string, ...string[]];
  shown: readonly Shown[];
}

/** The same view at rest, under the pointer, with the focus and pressed. */
export function touched(view: ReactNode, name = 'At rest'): Shown[] {
  return [
    { state: name, view },
    { state: `${name}, under the pointer`, view, forced: 'hover' },
    { state: `${name}, with the focus`, view, forced: 'focus' },
    { state: `${name}, pressed`, view, forced: 'active' },
  ];
}
