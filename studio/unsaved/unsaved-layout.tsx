import { createContext, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { type LayoutProps, useCurrentUser, useWorkspace } from 'sanity';
import { registerWindow } from './open-windows.ts';
import { openUnsavedStore, type UnsavedStore } from './unsaved-store.ts';
import { type WatchedDocument, WatchForUnsaved } from './watch-for-unsaved.tsx';

interface Unsaved {
  store: UnsavedStore;
  /**
   * Starts watching a document, and continues after its form is closed while it has unsaved changes. Returns
   * the function to call when the form is closed.
   */
  open: (document: WatchedDocument) => () => void;
  watched: readonly WatchedDocument[];
}

const UnsavedContext = createContext<Unsaved | undefined>(undefined);

/**
 * Studio layout that keeps edited text until the lake has stored it: in the browser's storage, in case the
 * window is closed or crashes, and by keeping a subscription, in case the form is closed, because the Studio
 * drops pending changes of a document without subscribers.
 */
export function UnsavedLayout(props: LayoutProps) {
  const store = useUnsavedStore();
  const [watched, setWatched] = useState<readonly WatchedDocument[]>([]);
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [unsaved, setUnsaved] = useState<ReadonlySet<string>>(new Set());
  useLeaveWarning(unsaved.size > 0);

  const open = useCallback((document: WatchedDocument) => {
    setWatched((others) => [...others.filter(({ key }) => key !== document.key), document]);
    setClosed((keys) => without(keys, document.key));
    return () => setClosed((keys) => new Set([...keys, document.key]));
  }, []);
  const tell = useCallback(
    (key: string, isUnsaved: boolean) =>
      setUnsaved((keys) => (isUnsaved ? new Set([...keys, key]) : without(keys, key))),
    [],
  );
  useEffect(() => {
    const isSaved = (key: string) => closed.has(key) && !unsaved.has(key);
    setWatched((all) => (all.some(({ key }) => isSaved(key)) ? all.filter(({ key }) => !isSaved(key)) : all));
  }, [closed, unsaved]);

  const value = useMemo(() => ({ store, open, watched }), [store, open, watched]);
  return (
    <UnsavedContext value={value}>
      {props.renderDefault(props)}
      {watched.map((document) => (
        <WatchForUnsaved key={document.key} document={document} store={store} onChange={tell} />
      ))}
    </UnsavedContext>
  );
}

/** Returns the unsaved texts of this Studio; undefined outside its layout. */
export function useUnsaved(): Unsaved | undefined {
  return useContext(UnsavedContext);
}

const windows = registerWindow();

function useUnsavedStore(): UnsavedStore {
  const { projectId, dataset } = useWorkspace();
  const editor = useCurrentUser()?.id ?? '';
  const store = useMemo(
    () => openUnsavedStore(`${projectId}:${dataset}:${editor}`, windows),
    [projectId, dataset, editor],
  );
  useEffect(() => store.followWindows(), [store]);
  return store;
}

/** Makes the browser ask for confirmation before the window is closed or navigates away. */
function useLeaveWarning(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
}

function without(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  return keys.has(key) ? new Set([...keys].filter((other) => other !== key)) : keys;
}
