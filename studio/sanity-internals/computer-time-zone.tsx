import { useEffect } from 'react';
import { definePlugin, type LayoutProps, useKeyValueStore } from 'sanity';
import { createGlobalStyle } from 'styled-components';

/** Where Sanity Studio 6.9 stores the zone that somebody chose for scheduled times. */
export const STORED_ZONE = 'studio.timezone.content-releases';

/**
 * Hides the choice of another time zone, and the menu entry that opens the Studio's own dialog for a time. Both lead to faults
 * of Sanity Studio 6.9: in another zone than the computer's its dialog shifts each chosen time by the difference, and a date that
 * it cannot read is dropped. `couplings.test.ts` lists the selectors.
 */
const WithoutZoneChoice = createGlobalStyle`
  button:has([data-sanity-icon='earth-globe']),
  [data-testid='schedule-publish-menu-item'] {
    display: none;
  }
`;

function LayoutInComputerZone(props: LayoutProps) {
  const store = useKeyValueStore();
  useEffect(() => {
    const subscription = store.getKey(STORED_ZONE).subscribe((zone) => {
      if (zone) void store.setKey(STORED_ZONE, null);
    });
    return () => subscription.unsubscribe();
  }, [store]);
  return (
    <>
      <WithoutZoneChoice />
      {props.renderDefault(props)}
    </>
  );
}

/** Shows all scheduled times in the computer's time zone, also for people who chose another one before. */
export const computerTimeZone = definePlugin({
  name: 'computer-time-zone',
  studio: { components: { layout: LayoutInComputerZone } },
});

/** Name of the computer's time zone, such as 'Pacific Time', in summer and winter. */
export function getComputerZoneName(): string {
  const name = nameZone('longGeneric');
  // Zones without summer time have no generic name.
  return name.startsWith('GMT') ? nameZone('long') : name;
}

function nameZone(timeZoneName: 'longGeneric' | 'long'): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZoneName }).formatToParts(new Date());
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT';
}
