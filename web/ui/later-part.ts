import {
  createContext,
  type RefObject,
  startTransition,
  useContext,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react';
import { useHydrated } from './use-hydrated.ts';

/**
 * Whether the parts of a page after its first may come after its first frame: who follows a link sees the page's
 * beginning as soon as that is there. Not for a page that is opened at one of its parts.
 */
export const LaterParts = createContext(false);

/**
 * Whether it is time for the contents of a part. In markup that was rendered ahead, in the render that takes it over and
 * in a first part it is at once; in the others as soon as the page's beginning stands there.
 */
export function useTimeForPart(part: RefObject<Element | null>): boolean {
  const isHydrated = useHydrated();
  const mayWait = useContext(LaterParts) && isHydrated;
  const [isTime, setTime] = useState(!mayWait);

  useLayoutEffect(() => {
    if (!part.current?.previousElementSibling) setTime(true);
  }, [part]);
  useEffect(() => {
    startTransition(() => setTime(true));
  }, []);
  return isTime;
}
