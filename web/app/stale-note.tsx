import { type QueryCache, useQueryClient } from '@tanstack/react-query';
import { use, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { getLocales } from '../data/language.ts';
import { theme } from '../theme/theme.ts';
import { Language } from '../ui/language.ts';

type StaleNoteProps = {
  /** The text before the date. */
  label: string | undefined;
};

/** Time without a successful response after which the note is shown, in ms. */
const noteAfterMs = 5000;

/** A note with the date of the content, shown while the lake is unreachable or slow. */
export function StaleNote({ label = '' }: StaleNoteProps) {
  const cache = useQueryClient().getQueryCache();
  const subscribe = useCallback((onChange: () => void) => cache.subscribe(onChange), [cache]);
  const time = useSyncExternalStore(
    subscribe,
    () => findStaleTime(cache),
    () => undefined,
  );
  const language = use(Language);
  const isLate = useLasting(time !== undefined, noteAfterMs);
  // The live region is always rendered: screen readers do not announce one that appears together with its text.
  return (
    <div role="status">
      {isLate && time !== undefined && <Note>{`${label} ${formatDate(time, language)}`}</Note>}
    </div>
  );
}

/** Whether a condition has held for a given time, in ms. */
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

/**
 * When the oldest content on the page was fetched, as a timestamp in ms, if a refetch is pending or failed; otherwise undefined.
 */
function findStaleTime(cache: QueryCache): number | undefined {
  const times = cache
    .findAll({ type: 'active' })
    .filter(({ state }) => state.data !== undefined)
    .filter(({ state }) => state.status === 'error' || state.fetchStatus !== 'idle')
    .map(({ state }) => state.dataUpdatedAt);
  return times.length > 0 ? Math.min(...times) : undefined;
}

function formatDate(time: number, language: string): string {
  return new Intl.DateTimeFormat(getLocales(language), { dateStyle: 'long', timeStyle: 'short' }).format(
    time,
  );
}

const Note = styled.p`
  padding: ${theme.space[2]} ${theme.space.gutter};
  color: ${theme.color.ink};
  background: ${theme.color.operationalWash};
  border-block-end: ${theme.border.rule} solid ${theme.color.operationalVivid};
  font-size: ${theme.text.caption};
  text-align: center;
`;
