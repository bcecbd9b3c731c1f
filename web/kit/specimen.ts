import type { ReactNode } from 'react';

/** A state that normally needs a pointer or a key. */
type ForcedState = 'hover' | 'focus' | 'active';

/** One state of a part. */
export interface Shown {
  /** The name of the state: 'Long text', 'Without an image'. */
  state: string;
  view: ReactNode;
  forced?: ForcedState;
}

/** A component and the states in which it is shown. */
export interface Specimen {
  /** The files below `web/` whose components it shows, such as `ui/controls/button.tsx`; the first is its name. */
  files: readonly [string, ...string[]];
  shown: readonly Shown[];
}

/** Returns the same view at rest, hovered, focused and pressed. */
export function listPointerStates(view: ReactNode, name = 'At rest'): Shown[] {
  return [
    { state: name, view },
    { state: `${name}, under the pointer`, view, forced: 'hover' },
    { state: `${name}, with the focus`, view, forced: 'focus' },
    { state: `${name}, pressed`, view, forced: 'active' },
  ];
}
