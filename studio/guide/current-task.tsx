import { createContext, type PropsWithChildren, use, useCallback, useMemo, useState } from 'react';
import { type Task, tasks } from './tasks.ts';

interface Start {
  type: string;
  field: string;
}

interface CurrentTask {
  /** The task that the editor has chosen and not put away. */
  task: Task | undefined;
  begin: (task: Task) => void;
  /** The field that the form of the task opens at, until it has. */
  start: Start | undefined;
  arrive: () => void;
  putAway: () => void;
}

const CurrentTaskContext = createContext<CurrentTask | undefined>(undefined);

/** Where the chosen task is kept, so that a reload does not take the steps away. */
const STORAGE_KEY = 'guide.task';

/** Holds the task that an editor is at, for this window. */
export function CurrentTaskProvider({ children }: PropsWithChildren) {
  const [id, setId] = useState(() => sessionStorage.getItem(STORAGE_KEY));
  const [start, setStart] = useState<Start>();
  const begin = useCallback((task: Task) => {
    sessionStorage.setItem(STORAGE_KEY, task.id);
    setId(task.id);
    setStart('field' in task.place ? task.place : undefined);
  }, []);
  const arrive = useCallback(() => setStart(undefined), []);
  const putAway = useCallback(() => {
    sessionStorage.removeItem(STORAGE_KEY);
    setId(null);
  }, []);
  const value = useMemo(
    () => ({ task: tasks.find((task) => task.id === id), begin, start, arrive, putAway }),
    [id, begin, start, arrive, putAway],
  );
  return <CurrentTaskContext value={value}>{children}</CurrentTaskContext>;
}

/**
 * The task that the editor is at.
 *
 * @throws Error outside the Studio's layout
 */
export function useCurrentTask(): CurrentTask {
  const current = use(CurrentTaskContext);
  if (!current) throw new Error('The guide needs the Studio’s layout around it.');
  return current;
}
