import { useEffect, useEffectEvent, useState } from 'react';

interface PublishRequest {
  /** Whether changes are being saved or checked. */
  isBusy: boolean;
  /** Whether the document is loaded. */
  isLoaded: boolean;
  /** The content that is published; another value after each change, and undefined while there is nothing to publish. */
  content: unknown;
  /** Whether saving takes too long to wait for, or there is no connection; a request that waits is dropped. */
  isStuck: boolean;
  /** Whether the content can be published, as far as the Studio knows; certain once everything is saved and checked. */
  isAllowed: boolean;
  publish: () => void;
  /** Called with a sentence for editors when a request ends without publishing. */
  onDropped: (reason: string) => void;
}

const dropped = {
  stuck: 'Your latest changes are not saved yet.',
  errors: 'Something has to be fixed first.',
  closed: 'You left before your latest changes were saved and checked.',
};

/**
 * Milliseconds without saving or checking after which the result of a check counts. The Studio's check starts up to 200 ms after a
 * save; and when one check follows another, it reports the earlier content's result as that of the present content for a moment.
 */
const PAUSE = 500;
/** Milliseconds after which a publication that changed nothing counts as failed. The Studio waits as long. */
const FAILED = 4_000;

/**
 * Publishes on request as soon as all changes are saved and checked, and not at all if they turn out to have errors. A button that
 * is disabled while something is saved or checked, for moments at a time, would ignore presses. `isRefused`, for the state of the
 * button, is true at first; once the document is loaded it becomes false as soon as nothing is known to be wrong, and true only when
 * everything is saved and checked.
 */
export function usePublishRequest({
  isBusy,
  isLoaded,
  content,
  isStuck,
  isAllowed,
  publish,
  onDropped,
}: PublishRequest) {
  const [stage, setStage] = useState<'idle' | 'waiting' | 'publishing'>('idle');
  const [settled, setSettled] = useState<{ content: unknown }>();
  const [isRefused, setRefused] = useState(true);
  const isSettled = !isBusy && settled !== undefined && settled.content === content;
  const start = useEffectEvent(publish);
  const drop = useEffectEvent((reason: string) => {
    setStage('idle');
    onDropped(reason);
  });
  const leave = useEffectEvent(() => stage === 'waiting' && onDropped(dropped.closed));
  useEffect(() => () => void leave(), []);
  useEffect(() => {
    setSettled(undefined);
    if (isBusy) return;
    const timer = setTimeout(() => setSettled({ content }), PAUSE);
    return () => clearTimeout(timer);
  }, [isBusy, content]);
  useEffect(() => {
    if (!isLoaded) return;
    if (content === undefined || isAllowed) setRefused(false);
    else if (isSettled) setRefused(true);
  }, [isLoaded, content, isAllowed, isSettled]);
  useEffect(() => {
    if (stage !== 'waiting') return;
    if (isStuck) drop(dropped.stuck);
    else if (isSettled && !isAllowed) drop(dropped.errors);
    else if (isSettled) {
      start();
      setStage('publishing');
    }
  }, [stage, isStuck, isSettled, isAllowed]);
  const isPublished = stage === 'publishing' && content === undefined;
  useEffect(() => {
    if (isPublished) setStage('idle');
    if (stage !== 'publishing') return;
    const timer = setTimeout(() => setStage('idle'), FAILED);
    return () => clearTimeout(timer);
  }, [stage, isPublished]);
  return { stage, isRefused, request: () => setStage('waiting') };
}
