/** Where events are listened for, and how a listener says who it is. */
type Source = { url: string; headers(index: number): Record<string, string> };

/**
 * Listeners that each reconnect by force, one after the other, and go on where they were. `end` says which of the expected
 * documents each of them has missed, or heard of twice.
 */
export function openListeners(count: number, source: Source, reconnectMs: number) {
  const all = Array.from({ length: count }, (_, index) => new Listener(source, index));
  let turn = 0;
  const timer = setInterval(() => {
    all[turn % count]?.reconnect();
    turn += 1;
  }, reconnectMs / count);
  return {
    async end(expected: ReadonlySet<string>) {
      clearInterval(timer);
      for (const listener of all) listener.close();
      const heard = all.map((listener) => listener.heard);
      const missed = heard.reduce((sum, one) => sum + [...expected].filter((id) => !one.has(id)).length, 0);
      const doubled = heard.reduce(
        (sum, one) => sum + [...one.values()].filter((times) => times > 1).length,
        0,
      );
      return { missed, doubled, reconnects: turn };
    },
  };
}

class Listener {
  /** How often each document was heard of. */
  readonly heard = new Map<string, number>();
  readonly #source: Source;
  readonly #index: number;
  #lastEventId: string | undefined;
  #controller = new AbortController();
  #isClosed = false;

  constructor(source: Source, index: number) {
    this.#source = source;
    this.#index = index;
    void this.#listen();
  }

  reconnect(): void {
    this.#controller.abort();
  }

  close(): void {
    this.#isClosed = true;
    this.#controller.abort();
  }

  async #listen(): Promise<void> {
    while (!this.#isClosed) {
      this.#controller = new AbortController();
      const resume: Record<string, string> = this.#lastEventId ? { 'last-event-id': this.#lastEventId } : {};
      const { signal } = this.#controller;
      const headers = { ...this.#source.headers(this.#index), ...resume };
      try {
        const answer = await fetch(this.#source.url, { headers, signal });
        let text = '';
        for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
          text += chunk;
          const frames = text.split('\n\n');
          text = frames.pop() ?? '';
          for (const frame of frames) this.#take(frame);
        }
      } catch {
        // Aborted, or refused for a moment: it comes back.
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  #take(frame: string): void {
    const field = (name: string) => new RegExp(`^${name}: ?(.*)$`, 'm').exec(frame)?.[1];
    this.#lastEventId = field('id') ?? this.#lastEventId;
    if (field('event') !== 'mutation') return;
    const { documentId } = JSON.parse(field('data') ?? '{}');
    this.heard.set(documentId, (this.heard.get(documentId) ?? 0) + 1);
  }
}
