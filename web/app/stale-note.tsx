import { type QueryCache, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

type StaleNoteProps = {
  /** The words before the date. */
  label: string | undefined;
};

/** While the lake cannot be reached the page stays, and this quiet note tells of when it is. */
export function StaleNote({ label = '' }: StaleNoteProps) {
  const cache = useQueryClient().getQueryCache();
  const subscribe = useCallback((onChange: () => void) => cache.subscribe(onChange), [cache]);
  const time = useSyncExternalStore(
    subscribe,
    () => staleSince(cache),
    () => undefined,
  );
  return <Note role="status">{time !== undefined && `${label} ${dateText(time)}`}</Note>;
}

/** When the oldest content on the page was read, in ms, if the lake did not answer since; else undefined. */
function staleSince(cache: QueryCache): number | undefined {
  const times = cache
    .findAll({ type: 'active' })
    .filter(({ state }) => state.data !== undefined)
    .filter(({ state }) => state.status === 'error' || state.fetchStatus === 'paused')
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

  &:empty {
    display: none;
  }
`;
