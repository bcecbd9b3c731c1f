/** Rendered query data without the times at which it was read: two renders of the same content are equal. */
export function undated(data: unknown): unknown {
  const dates = ['dataUpdatedAt', 'dehydratedAt'];
  return JSON.parse(
    JSON.stringify(data ?? null, (name, value) => (dates.includes(name) ? undefined : value)),
  );
}
