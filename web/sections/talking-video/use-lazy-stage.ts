import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { reloadDocument } from '../../ui/reload-document.ts';
import type { Sequence } from './use-sequence.ts';
import type { VideoStage } from './video-stage.tsx';

type Stage = typeof VideoStage;

/**
 * Loads the code of `VideoStage` on demand; undefined until it is loaded. It is requested when the section comes into view: at
 * least two seconds before the first video starts, and before the visitor can press Play, since Safari allows sound only in the
 * same task as the tap. If it fails to load, the sequence stops, and Play tries again. After a second failure the document is
 * reloaded, since a newer build may have other file names.
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
      // Errors are ignored here, since the code is requested again when a video starts.
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
