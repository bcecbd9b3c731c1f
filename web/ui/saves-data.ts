/** Whether the visitor prefers less data: nothing is loaded without a request. */
export function savesData(): boolean {
  // Chromium's Network Information API, which the DOM types do not include.
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return (
    connection?.saveData === true || (window.matchMedia?.('(prefers-reduced-data: reduce)').matches ?? false)
  );
}
