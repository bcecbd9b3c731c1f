import { type ReactNode, useMemo } from 'react';
import { EventsProvider, useEvents } from 'sanity';

/**
 * Lists each event of a document once in its history. When a draft is published that was there when its form opened, Sanity Studio
 * 6.9 puts the publication in the place of the draft's last change, and adds it a second time.
 */
export function UniqueHistory({ children }: { children: ReactNode }) {
  const store = useEvents();
  const uniqueStore = useMemo(() => {
    const events = new Map(store.events.map((event) => [`${event.type} ${event.id}`, event]));
    return { ...store, events: [...events.values()] };
  }, [store]);
  return <EventsProvider value={uniqueStore}>{children}</EventsProvider>;
}
