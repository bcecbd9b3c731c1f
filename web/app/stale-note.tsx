import { type QueryCache, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

type StaleNoteProps = {
  /** The words before the date. */
  label: string | undefined;
};

/** For how long the lake may be asked in vain before the visitor hears of it, in ms. */
const noteAfterMs = 5000;

/** While the lake cannot be reached, or is slow, the page stays, and this quiet note tells of when it is. */
export function StaleNote({ label = '' }: StaleNoteProps) {
  const cache = useQueryClient().getQueryCache();
  const subscribe = useCallback((onChange: () => void) => cache.subscribe(onChange), [cache]);
  const time = useSyncExternalStore(
    subscribe,
    () => staleSince(cache),
    () => undefined,
  );
  const isLate = useLasting(time !== undefined, noteAfterMs);
  // A live region that comes with its words is not heard.
  return (
    <div role="status">{isLate && time !== undefined && <Note>{`${label} ${dateText(time)}`}</Note>}</div>
  );
}

/** Whether something has been so for some time, in ms. */
function useLasting(isSo: boolean, time: number): boolean {
  const [hasLasted, setLasted] = useState(false);
  useEffect(() => {
    if (!isSo) return;
    const timer = setTimeout(() => setLasted(true), time);
    return () => {
      clearTimeout(timer);
      setLasted(false);
    };
  }, [isSo, time]);
  return hasLasted;
}

/** When the oldest content on the page was read, in ms, if newer was asked for and is not there; else undefined. */
function staleSince(cache: QueryCache): number | undefined {
  const times = cache
    .findAll({ type: 'active' })
    .filter(({ state }) => state.data !== undefined)
    .filter(({ state }) => state.status === 'error' || state.fetchStatus !== 'idle')
    .map(({ state }) => state.dataUpdatedAt);
  return times.length > 0 ? Math.min(...times) : undefined;
}

function dateText(time: number): string {
  return new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short' }).format(time);
}

const Note = styled.p`
  padding: ${theme.space[2]} ${theme.space.gutter};
  color: ${theme.color.ink};
  background: ${theme.color.operationalWash};
  border-block-end: ${theme.border.rule} solid ${theme.color.operationalVivid};
  font-size: ${theme.text.caption};
  text-align: center;
`;
