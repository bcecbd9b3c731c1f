import { boom, errorResponse } from 'embedded-content-lake/http';
import { z } from 'zod';

const faultSettings = z.strictObject({
  /** Milliseconds by which every response is delayed. */
  latency: z.number().min(0).max(60_000).default(0),
  /** The status of refused requests; none are refused when absent. */
  status: z.number().int().min(400).max(599).optional(),
  /** Every Nth request is refused; 1 refuses all. */
  every: z.number().int().min(1).default(1),
  /** Whether to break the event streams that are open now. */
  dropStreams: z.boolean().default(false),
});

type FaultSettings = z.infer<typeof faultSettings>;

const NO_FAULTS: FaultSettings = { latency: 0, every: 1, dropStreams: false };

/**
 * Injects faults into the lake's API, for tests of programs that use it: delays, refused requests, broken streams. `PUT /_lake/faults`
 * sets them, `DELETE` removes them.
 */
export class FaultInjector {
  #settings = NO_FAULTS;
  #requests = 0;
  readonly #streams = new Set<() => void>();

  /** Handles `/_lake/faults`. The caller must have checked the administrator's token before. */
  async configure(request: Request): Promise<Response> {
    if (request.method === 'DELETE') this.#settings = NO_FAULTS;
    else if (request.method === 'PUT') {
      const body: unknown = await request.json().catch(() => undefined);
      const parsed = faultSettings.safeParse(body);
      if (!parsed.success) return errorResponse(boom(400, z.prettifyError(parsed.error)));
      this.#settings = parsed.data;
      this.#requests = 0;
      if (parsed.data.dropStreams) this.#dropStreams();
    } else if (request.method !== 'GET') return errorResponse(boom(400, 'Use GET, PUT or DELETE'));
    return Response.json(this.#settings);
  }

  /** Runs a request handler of the lake with the configured faults. */
  async around(answer: () => Promise<Response>): Promise<Response> {
    const { latency, status, every } = this.#settings;
    this.#requests += 1;
    if (latency > 0) await new Promise((resolve) => setTimeout(resolve, latency));
    if (status !== undefined && this.#requests % every === 0) return refusal(status);
    return this.#droppable(await answer());
  }

  #droppable(response: Response): Response {
    if (!response.headers.get('content-type')?.startsWith('text/event-stream') || !response.body)
      return response;
    const reader = response.body.getReader();
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        const drop = () => {
          this.#streams.delete(drop);
          void reader.cancel();
          controller.error(new Error('A fault was asked for'));
        };
        this.#streams.add(drop);
        const pump = async (): Promise<void> => {
          for (let part = await reader.read(); !part.done; part = await reader.read()) {
            if (!this.#streams.has(drop)) return;
            controller.enqueue(part.value);
          }
          if (this.#streams.delete(drop)) controller.close();
        };
        pump().catch(drop);
      },
      cancel: (reason) => reader.cancel(reason),
    });
    return new Response(body, response);
  }

  #dropStreams(): void {
    for (const drop of [...this.#streams]) drop();
  }
}

function refusal(status: number): Response {
  const error = boom(status, 'A fault that was asked for by /_lake/faults');
  if (status === 429 || status === 503) error.headers = { 'retry-after': '1' };
  return errorResponse(error);
}
