import {
  Activity,
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

/** How long, in ms, what was rendered ahead is as good as new: nothing of it holds its content, which the cache forgets. */
const longestAhead = 60_000;

/** Only a locked visitor's browser loads it, with the arithmetic of passwords. */
const GateDialog = lazy(async () => ({ default: (await import('./gate-dialog.tsx')).GateDialog }));

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
  /** Gets the page ready that is about to be shown; resolves once it is. Never rejects. */
  onOpening?: (() => Promise<unknown>) | undefined;
  children: ReactNode;
}

/**
 * Shows its children once the browser is unlocked. The flag is read in an effect, so that the first client
 * render equals the server's markup.
 *
 * Between the right password and its submission they are rendered ahead, hidden: of all that an opening gate has to do,
 * that takes longest.
 */
export function Gate({ initial, onOpening, children }: GateProps) {
  const [state, setState] = useState<GateState>(initial);
  /** When the page was rendered ahead, as a timestamp. */
  const [ahead, setAhead] = useState<number>();
  const [wasLocked, setWasLocked] = useState(false);
  const recheck = useCallback(() => {
    const isOpen = readFlag();
    setState(isOpen ? 'authenticated' : 'locked');
    // What opens it from elsewhere, as the Studio does around its preview, leaves the focus where somebody works.
    setWasLocked(!isOpen);
    // The address may be another by now.
    if (!isOpen) setAhead(undefined);
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
  const page = <GateContext value={{ recheck, wasLocked }}>{children}</GateContext>;
  const isLocked = state === 'locked';
  if (!isLocked && ahead === undefined) return page;
  // Once it is shown it stays as it is, or it would be rendered anew.
  const renderAhead = () =>
    void onOpening?.().then(() => setAhead((before) => (readFlag() ? before : Date.now())));
  const unlock = () => {
    rememberUnlock();
    setWasLocked(true);
    if (ahead !== undefined && Date.now() - ahead > longestAhead) setAhead(undefined);
    setState('authenticated');
  };
  return (
    <>
      {isLocked && (
        <Suspense fallback={<Loading />}>
          <GateDialog onRightEntry={renderAhead} onUnlock={unlock} />
        </Suspense>
      )}
      {ahead !== undefined && <Activity mode={isLocked ? 'hidden' : 'visible'}>{page}</Activity>}
    </>
  );
}
