/** Resolves in a task of its own: before it the browser can answer the visitor and paint. */
export function nextTask(): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve));
}
