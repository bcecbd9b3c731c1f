/** The number of lines per chunk. */
const BATCH_SIZE = 200;

/** A response with one JSON value per line, streamed with backpressure. */
export function ndjsonResponse(values: readonly unknown[]): Response {
  const encoder = new TextEncoder();
  let next = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const lines = values.slice(next, next + BATCH_SIZE).map((value) => `${JSON.stringify(value)}\n`);
      next += BATCH_SIZE;
      if (lines.length > 0) controller.enqueue(encoder.encode(lines.join('')));
      if (next >= values.length) controller.close();
    },
  });
  return new Response(body, { headers: { 'content-type': 'application/x-ndjson' } });
}
