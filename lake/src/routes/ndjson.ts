/** A chunk ends with the line that exceeds this number of characters: a line may have 32 million, and a string half a billion. */
const CHUNK_LENGTH = 256_000;

/** A response with one JSON value per line, streamed with backpressure. */
export function createNdjsonResponse(values: readonly unknown[]): Response {
  const encoder = new TextEncoder();
  let next = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      let lines = '';
      for (; next < values.length && lines.length < CHUNK_LENGTH; next += 1) {
        lines += `${JSON.stringify(values[next])}\n`;
      }
      if (lines !== '') controller.enqueue(encoder.encode(lines));
      if (next === values.length) controller.close();
    },
  });
  return new Response(body, { headers: { 'content-type': 'application/x-ndjson' } });
}
