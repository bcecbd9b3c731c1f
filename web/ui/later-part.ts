import {
  createContext,
  type RefObject,
  startTransition,
  useContext,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react';

/**
 * Whether the parts of a page after its first may come after its first frame: who follows a link sees the page's
 * beginning as soon as that is there. Not for a page that was rendered ahead, nor for one that is opened at one of its parts.
 */
export const LaterParts = createContext(false);

/** Whether it is time for the contents of a part: in a first one at once, in the others as soon as that stands there. */
export function useTimeForPart(part: RefObject<Element | null>): boolean {
  const mayWait = useContext(LaterParts);
  const [isTime, setTime] = useState(!mayWait);

  useLayoutEffect(() => {
    if (!part.current?.previousElementSibling) setTime(true);
  }, [part]);
  useEffect(() => {
    startTransition(() => setTime(true));
  }, []);
  return isTime;
}
