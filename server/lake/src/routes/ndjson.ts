/** How many lines go out at a time. */
const BATCH = 200;

/** A response of one JSON value per line, written as fast as it is read. */
export function ndjsonResponse(values: readonly unknown[]): Response {
  const encoder = new TextEncoder();
  let next = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const lines = values.slice(next, next + BATCH).map((value) => `${JSON.stringify(value)}\n`);
      next += BATCH;
      if (lines.length > 0) controller.enqueue(encoder.encode(lines.join('')));
      if (next >= values.length) controller.close();
    },
  });
  return new Response(body, { headers: { 'content-type': 'application/x-ndjson' } });
}
