import { type RefObject, useCallback, useEffect, useState } from 'react';
import type { Sequence } from './use-sequence.ts';
import type { VideoStage } from './video-stage.tsx';

type Stage = typeof VideoStage;

/**
 * The stage of the videos, in a file of its own that nobody loads who never gets near them; undefined until it is there.
 * It is asked for when the first of the section comes into view: at least two seconds before anybody speaks, and before the
 * visitor can press Play, since Safari lets speak what a tap plays at once. When it does not come the turn has failed,
 * and the next one asks again.
 */
export function useLateStage(
  section: RefObject<Element | null>,
  { talk, send }: Pick<Sequence, 'talk' | 'send'>,
): Stage | undefined {
  const [stage, setStage] = useState<{ Stage: Stage }>();
  const load = useCallback(async () => {
    const { VideoStage: Stage } = await import('./video-stage.tsx');
    setStage({ Stage });
  }, []);

  useEffect(() => {
    if (!section.current || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver((entries) => {
      // What does not come is asked for again when it is needed.
      if (entries.at(-1)?.isIntersecting) load().catch(() => {});
    });
    observer.observe(section.current);
    return () => observer.disconnect();
  }, [section, load]);

  useEffect(() => {
    if (!talk || stage) return;
    let isCurrent = true;
    load().catch(() => isCurrent && send({ type: 'failed' }));
    return () => {
      isCurrent = false;
    };
  }, [talk, stage, load, send]);
  return stage?.Stage;
}
