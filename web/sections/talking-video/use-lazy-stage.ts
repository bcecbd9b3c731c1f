import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { reloadDocument } from '../../ui/reload-document.ts';
import type { Sequence } from './use-sequence.ts';
import type { VideoStage } from './video-stage.tsx';

type Stage = typeof VideoStage;

/**
 * The stage of the videos, in a file of its own that nobody loads who never gets near them; undefined until it is there.
 * It is asked for when the first of the section comes into view: at least two seconds before anybody speaks, and before the
 * visitor can press Play, since Safari lets speak what a tap plays at once. When it does not come the sequence stops, and
 * whoever presses Play asks again; what does not come a second time, a newer site may have under another name.
 */
export function useLazyStage(
  section: RefObject<Element | null>,
  { talks, talk, send }: Pick<Sequence, 'talks' | 'talk' | 'send'>,
): Stage | undefined {
  const [stage, setStage] = useState<{ Stage: Stage }>();
  const failures = useRef(0);
  const load = useCallback(async () => {
    const { VideoStage: Stage } = await import('./video-stage.tsx');
    setStage({ Stage });
  }, []);
  const isWanted = talks.length > 0 && !stage;

  useEffect(() => {
    if (!isWanted || !section.current || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver((entries) => {
      // What does not come is asked for again when it is needed.
      if (entries.at(-1)?.isIntersecting) load().catch(() => {});
    });
    observer.observe(section.current);
    return () => observer.disconnect();
  }, [isWanted, section, load]);

  useEffect(() => {
    if (!isWanted || !talk) return;
    let isCurrent = true;
    const giveUp = () => {
      if (!isCurrent) return;
      send({ type: 'stop' });
      failures.current += 1;
      if (failures.current > 1) void reloadDocument();
    };
    load().catch(giveUp);
    return () => {
      isCurrent = false;
    };
  }, [isWanted, talk, load, send]);
  return stage?.Stage;
}
