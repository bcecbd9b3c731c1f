import { useEffect, useEffectEvent, useState } from 'react';

interface PublishRequest {
  /** Whether changes are being saved or checked. */
  isBusy: boolean;
  /** The content that is published; another value after each change. */
  content: unknown;
  /** Whether saving takes too long to wait for, or there is no connection; a request that waits is dropped. */
  isStuck: boolean;
  /** Whether the content can be published. Read when it is saved and checked. */
  isAllowed: boolean;
  publish: () => void;
}

/**
 * Milliseconds without saving or checking after which the result of a check counts. When the Studio's check ends and the next one
 * starts, it reports the earlier content's result as that of the present content.
 */
const PAUSE = 500;
/** Milliseconds after which a publication that changed nothing counts as failed. The Studio waits as long. */
const FAILED = 4_000;

/**
 * Publishes on request as soon as all changes are saved and checked, and not at all if they turn out to have errors. A button that
 * is disabled while something is saved or checked, for moments at a time, would ignore presses.
 */
export function usePublishRequest({ isBusy, content, isStuck, isAllowed, publish }: PublishRequest) {
  const [stage, setStage] = useState<'idle' | 'waiting' | 'publishing'>('idle');
  const [wasIdle, setIdle] = useState(false);
  const isSettled = wasIdle && !isBusy;
  const start = useEffectEvent(publish);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change starts the pause again.
  useEffect(() => {
    setIdle(false);
    if (isBusy) return;
    const timer = setTimeout(() => setIdle(true), PAUSE);
    return () => clearTimeout(timer);
  }, [isBusy, content]);
  useEffect(() => {
    if (stage !== 'waiting') return;
    if (isStuck || (isSettled && !isAllowed)) setStage('idle');
    else if (isSettled) {
      start();
      setStage('publishing');
    }
  }, [stage, isStuck, isSettled, isAllowed]);
  useEffect(() => {
    if (stage !== 'publishing') return;
    const timer = setTimeout(() => setStage('idle'), FAILED);
    return () => clearTimeout(timer);
  }, [stage]);
  return { stage, request: () => setStage('waiting') };
}
