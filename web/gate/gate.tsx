import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import { readFlag, rememberUnlock } from './flag.ts';
import { GateDialog } from './gate-dialog.tsx';
import { Loading } from './loading.tsx';

/** Checking becomes either authenticated or locked. */
export type GateState = 'checking' | 'authenticated' | 'locked';

const doNothing = () => {};

const GateContext = createContext({ recheck: doNothing, wasLocked: false });

/**
 * `recheck` reads the flag again; the layout calls it on each route change. It does nothing without a gate. `wasLocked` is true
 * when the visitor unlocked this gate by password, so that the focus was in its dialog.
 */
export function useGate() {
  return useContext(GateContext);
}

interface GateProps {
  /** What the server rendered: the shell ('checking'), or the page itself for an unlocked browser. */
  initial: 'checking' | 'authenticated';
  /** Called when the field contains the password, to preload the page. */
  onOpening?: (() => void) | undefined;
  /** Renders the error when the password cannot be checked. */
  renderFault: (error: unknown) => ReactNode;
  children: ReactNode;
}

/**
 * Renders its children once the browser is unlocked. The flag is read in an effect, so that the first client render matches the
 * server's markup.
 */
export function Gate({ initial, onOpening = doNothing, renderFault, children }: GateProps) {
  const [state, setState] = useState<GateState>(initial);
  const [wasLocked, setWasLocked] = useState(false);
  const recheck = useCallback(() => {
    const isOpen = readFlag();
    setState(isOpen ? 'authenticated' : 'locked');
    // An unlock from elsewhere, such as the Studio's preview, must not move the focus.
    setWasLocked(!isOpen);
  }, []);

  useEffect(() => {
    recheck();
    // Another tab unlocked, or the visitor went back while locked (when no layout is mounted): within the document, or to one
    // from the back/forward cache, which missed storage events.
    const occasions = ['storage', 'popstate', 'pageshow'];
    for (const occasion of occasions) window.addEventListener(occasion, recheck);
    return () => {
      for (const occasion of occasions) window.removeEventListener(occasion, recheck);
    };
  }, [recheck]);

  if (state === 'checking') return <Loading />;
  if (state === 'authenticated') return <GateContext value={{ recheck, wasLocked }}>{children}</GateContext>;
  const unlock = () => {
    rememberUnlock();
    setWasLocked(true);
    setState('authenticated');
  };
  return <GateDialog onRightEntry={onOpening} onUnlock={unlock} renderFault={renderFault} />;
}
