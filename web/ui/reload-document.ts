/**
 * Loads the page at this address as a whole, unless it is not to be had, or no longer wanted by then: then what is
 * shown stays. Resolves with whether it does; never rejects.
 */
export async function reloadDocument(isWanted: () => boolean = () => true): Promise<boolean> {
  const { href } = window.location;
  const isThere = await fetch(href, { method: 'HEAD' }).then(
    ({ status }) => status < 500,
    () => false,
  );
  const reloads = isThere && isWanted();
  if (reloads) window.location.reload();
  return reloads;
}

/** The same, unless the document came to be that way: what a new one lacks too is not asked for again and again. */
export async function loadWholeOnce(isWanted?: () => boolean): Promise<boolean> {
  return wayHere() !== 'reload' && reloadDocument(isWanted);
}

/** How the document came: by 'navigate', 'reload' or 'back_forward'; undefined where the browser does not say. */
export function wayHere(): NavigationTimingType | undefined {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type;
}
