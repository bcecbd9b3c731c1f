import {
  createContext,
  type ReactNode,
  type RefObject,
  startTransition,
  useContext,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react';
import { afterFrame } from './after-frame.ts';

/** Whether what is above is still on its way to the screen. */
const Waiting = createContext(false);

interface LaterPartsProps {
  children: ReactNode;
  /** Not for a page that was rendered ahead, nor for one that is opened at one of its parts. */
  mayWait: boolean;
}

/**
 * A page whose parts after its first come after its first frame: who follows a link sees the page's beginning as soon
 * as that is there.
 */
export function LaterParts({ children, mayWait }: LaterPartsProps) {
  const [isWaiting, setWaiting] = useState(mayWait);

  useEffect(() => {
    if (isWaiting) afterFrame(() => startTransition(() => setWaiting(false)));
  }, [isWaiting]);
  return <Waiting value={isWaiting}>{children}</Waiting>;
}

/** Whether it is time for the contents of a part: in a first one at once, in the others once that stands there. */
export function useTimeForPart(part: RefObject<Element | null>): boolean {
  const isWaiting = useContext(Waiting);
  const [isFirst, setFirst] = useState(false);

  useLayoutEffect(() => {
    if (isWaiting && !part.current?.previousElementSibling) setFirst(true);
  }, [part, isWaiting]);
  return isFirst || !isWaiting;
}
