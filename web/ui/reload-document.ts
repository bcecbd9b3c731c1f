/**
 * Reloads the document if the server responds and `isWanted` still returns true. Resolves with whether it does; never rejects.
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

/** The same, unless the document was itself loaded by a reload, to avoid a loop. */
export async function loadDocumentOnce(isWanted?: () => boolean): Promise<boolean> {
  return getNavigationType() !== 'reload' && reloadDocument(isWanted);
}

/** The navigation type of the document: 'navigate', 'reload' or 'back_forward'; undefined if the browser does not report it. */
export function getNavigationType(): NavigationTimingType | undefined {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type;
}
