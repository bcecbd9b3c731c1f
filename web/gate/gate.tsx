import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import { readFlag, rememberUnlock } from './flag.ts';
import { GateDialog } from './gate-dialog.tsx';
import { Loading } from './loading.tsx';

/** Spec section 4: checking becomes either authenticated or locked. */
export type GateState = 'checking' | 'authenticated' | 'locked';

const doNothing = () => {};

const GateContext = createContext({ recheck: doNothing, wasLocked: false });

/**
 * `recheck` reads the flag again; the layout calls it on each route change. Does nothing where there is no gate.
 * `wasLocked`: the visitor opened the gate by hand, and had the focus on it.
 */
export function useGate() {
  return useContext(GateContext);
}

interface GateProps {
  /** What the server rendered: the shell ('checking'), or the page itself into an unlocked browser. */
  initial: 'checking' | 'authenticated';
  /** Gets the page ready that is about to be shown: the password stands in the field. */
  onOpening?: (() => void) | undefined;
  /** What is shown where the password cannot be checked. */
  renderFault: (error: unknown) => ReactNode;
  children: ReactNode;
}

/**
 * Shows its children once the browser is unlocked. The flag is read in an effect, so that the first client
 * render equals the server's markup.
 */
export function Gate({ initial, onOpening = doNothing, renderFault, children }: GateProps) {
  const [state, setState] = useState<GateState>(initial);
  const [wasLocked, setWasLocked] = useState(false);
  const recheck = useCallback(() => {
    const isOpen = readFlag();
    setState(isOpen ? 'authenticated' : 'locked');
    // What opens it from elsewhere, as the Studio does around its preview, leaves the focus where somebody works.
    setWasLocked(!isOpen);
  }, []);

  useEffect(() => {
    recheck();
    // Another tab unlocked, or the visitor went back while locked (then no layout is there to call): within the
    // document, or to one that the browser had put aside, which heard of nothing meanwhile.
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
