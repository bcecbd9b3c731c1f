import { createContext, type PropsWithChildren, use, useCallback, useMemo, useState } from 'react';
import { type Task, tasks } from './tasks.ts';

interface Start {
  type: string;
  field: string;
}

interface CurrentTask {
  /** The selected task; undefined when none is selected or it was dismissed. */
  task: Task | undefined;
  begin: (task: Task) => void;
  /** The field to focus when the form of the task opens; undefined once it was focused. */
  start: Start | undefined;
  clearStart: () => void;
  dismiss: () => void;
}

const CurrentTaskContext = createContext<CurrentTask | undefined>(undefined);

/** Session storage key of the selected task, which survives a reload. */
const STORAGE_KEY = 'guide.task';

/** Provides the selected task of the guide to the Studio, per browser window. */
export function CurrentTaskProvider({ children }: PropsWithChildren) {
  const [id, setId] = useState(() => sessionStorage.getItem(STORAGE_KEY));
  const [start, setStart] = useState<Start>();
  const begin = useCallback((task: Task) => {
    sessionStorage.setItem(STORAGE_KEY, task.id);
    setId(task.id);
    setStart('field' in task.place ? task.place : undefined);
  }, []);
  const clearStart = useCallback(() => setStart(undefined), []);
  const dismiss = useCallback(() => {
    sessionStorage.removeItem(STORAGE_KEY);
    setId(null);
  }, []);
  const value = useMemo(
    () => ({ task: tasks.find((task) => task.id === id), begin, start, clearStart, dismiss }),
    [id, begin, start, clearStart, dismiss],
  );
  return <CurrentTaskContext value={value}>{children}</CurrentTaskContext>;
}

/**
 * Returns the selected task and the functions that change it.
 *
 * @throws Error outside the Studio's layout
 */
export function useCurrentTask(): CurrentTask {
  const current = use(CurrentTaskContext);
  if (!current) throw new Error('The guide needs the Studio’s layout around it.');
  return current;
}
