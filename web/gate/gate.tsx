import {
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useState,
} from 'react';
import { readFlag, rememberUnlock } from './flag.ts';
import { Loading } from './loading.tsx';

/** Spec section 4: checking becomes either authenticated or locked. */
export type GateState = 'checking' | 'authenticated' | 'locked';

const doNothing = () => {};

/** Only a locked visitor's browser loads it, with the arithmetic of passwords. */
const GateDialog = lazy(async () => ({ default: (await import('./gate-dialog.tsx')).GateDialog }));

const Recheck = createContext<() => void>(doNothing);

/** Reads the flag again; the layout calls it on each route change. Does nothing where there is no gate. */
export function useGateRecheck(): () => void {
  return useContext(Recheck);
}

interface GateProps {
  /** What the server rendered: the shell ('checking'), or the page itself into an unlocked browser. */
  initial: 'checking' | 'authenticated';
  /** Gets the page ready that is about to be shown. */
  onOpening?: (() => void) | undefined;
  children: ReactNode;
}

/**
 * Shows its children once the browser is unlocked. The flag is read in an effect, so that the first client
 * render equals the server's markup.
 */
export function Gate({ initial, onOpening = doNothing, children }: GateProps) {
  const [state, setState] = useState<GateState>(initial);
  const recheck = useCallback(() => setState(readFlag() ? 'authenticated' : 'locked'), []);

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
  if (state === 'locked') {
    const unlock = () => {
      rememberUnlock();
      setState('authenticated');
    };
    return (
      <Suspense fallback={<Loading />}>
        <GateDialog onRightEntry={onOpening} onUnlock={unlock} />
      </Suspense>
    );
  }
  return <Recheck value={recheck}>{children}</Recheck>;
}
