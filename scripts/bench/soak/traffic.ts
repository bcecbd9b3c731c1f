import { rmSync } from 'node:fs';
import { type BenchServer, pause } from 'embedded-content-lake/bench';
import { Tally } from './tally.ts';

const EDITORS = 10;
const EDIT_MS = 1_000;
const PUBLISH_MS = 20_000;
const GUESS_MS = 200;
/** On a machine that does not keep up readers wait, as people do. */
const MOST_READING = 200;
const SIDES = [128, 256, 400, 480, 512, 960];

/** The address of a caller, as a proxy would pass it on. */
export const from = (address: number) => ({ 'x-forwarded-for': `203.0.113.${address % 250}` });

/** All kinds of callers of a server; each method goes on until the signal is aborted. */
export class Traffic {
  readonly tallies = {
    query: new Tally('query of a reader'),
    picture: new Tally('picture of a reader'),
    write: new Tally('write of an editor'),
    publish: new Tally('publish'),
    backup: new Tally('backup'),
    guess: new Tally('wrong token (401 or 429)'),
  };
  /** The last turn of each editor that the server has acknowledged, by the id of the document. */
  readonly acknowledged = new Map<string, number>();
  /** The ids of documents whose publishing was acknowledged. */
  readonly published = new Set<string>();
  readonly #server: BenchServer;
  readonly #signal: AbortSignal;

  constructor(server: BenchServer, signal: AbortSignal) {
    this.#server = server;
    this.#signal = signal;
  }

  /** @param picture what every eighth of them asks for, in various sizes; none without one */
  async readers(perSecond: number, picture: string | undefined): Promise<void> {
    let reads = 0;
    let inFlight = 0;
    const started = performance.now();
    await this.#every(10, async () => {
      const due = ((performance.now() - started) / 1000) * perSecond;
      while (reads < due && inFlight < MOST_READING) {
        reads += 1;
        inFlight += 1;
        void this.#read(reads, picture).finally(() => (inFlight -= 1));
      }
    });
    while (inFlight > 0) await pause(10);
  }

  #read(number: number, picture: string | undefined): Promise<unknown> {
    const headers = from(number);
    if (picture !== undefined && number % 8 === 0) {
      const side = SIDES[(number / 8) % SIDES.length] ?? 128;
      const size = `w=${side}&h=${side}&fit=crop&auto=format`;
      return this.tallies.picture.time(() => this.#status(`${picture}?${size}`, { headers }));
    }
    const query = encodeURIComponent(`*[_type == "soakPage" && n < ${number % 40}]{_id, n, title}`);
    return this.tallies.query.time(() =>
      this.#status(`/v2025-02-19/data/query/production?query=${query}`, { headers }),
    );
  }

  async editors(): Promise<void> {
    await Promise.all(Array.from({ length: EDITORS }, (_, editor) => this.#edit(editor)));
  }

  #edit(editor: number): Promise<void> {
    const _id = `drafts.soak-editor-${editor}`;
    return this.#every(EDIT_MS, async (turn) => {
      const create = { createIfNotExists: { _id, _type: 'soakPage', n: editor } };
      const patch = { patch: { id: _id, set: { turn, title: `Turn ${turn}` } } };
      const done = await this.tallies.write.time(() => this.#send('mutate', { mutations: [create, patch] }));
      if (done) this.acknowledged.set(_id, turn);
    });
  }

  publisher(): Promise<void> {
    return this.#every(PUBLISH_MS, async (turn) => {
      const publishedId = `soak-event-${turn}`;
      const draftId = `drafts.${publishedId}`;
      await this.#send('mutate', { mutations: [{ create: { _id: draftId, _type: 'soakEvent', n: turn } }] });
      const action = { actionType: 'sanity.action.document.publish', draftId, publishedId };
      const done = await this.tallies.publish.time(() => this.#send('actions', { actions: [action] }));
      if (done) this.published.add(publishedId);
    });
  }

  backups(interval: number): Promise<void> {
    const { lake } = this.#server;
    return this.#every(interval, () =>
      this.tallies.backup.time(async () => {
        const answer = await fetch(`${lake}/_lake/backup`, { method: 'POST', headers: this.#editor });
        const { file } = await answer.json();
        if (file) rmSync(file, { force: true });
        return answer.status;
      }),
    );
  }

  guesser(): Promise<void> {
    return this.#every(GUESS_MS, (turn) =>
      this.tallies.guess.time(() => {
        const headers = { authorization: `Bearer guess-${turn}`, ...from(249) };
        return this.#status('/v1/users/me', { headers });
      }, [401, 429]),
    );
  }

  /** Of the documents of editors, those that hold less than what was acknowledged. */
  async countLost(): Promise<number> {
    const ids = [...this.acknowledged.keys()].join(',');
    const headers = this.#editor;
    const answer = await fetch(`${this.#server.lake}/v2025-02-19/data/doc/production/${ids}`, { headers });
    const { documents }: { documents: { _id: string; turn: number }[] } = await answer.json();
    const stored = new Map(documents.map(({ _id, turn }) => [_id, turn]));
    return [...this.acknowledged].filter(([id, turn]) => (stored.get(id) ?? -1) < turn).length;
  }

  get #editor() {
    return { authorization: `Bearer ${this.#server.token}` };
  }

  #send(path: string, body: unknown): Promise<number> {
    return this.#status(`/v2025-02-19/data/${path}/production`, {
      method: 'POST',
      headers: { ...this.#editor, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  }

  async #status(path: string, init: RequestInit = {}): Promise<number> {
    const answer = await fetch(path.startsWith('http') ? path : `${this.#server.lake}${path}`, init);
    await answer.arrayBuffer();
    return answer.status;
  }

  async #every(interval: number, work: (turn: number) => Promise<unknown>): Promise<void> {
    for (let turn = 0; !this.#signal.aborted; turn += 1) {
      const started = performance.now();
      await work(turn);
      const left = interval - (performance.now() - started);
      if (left > 0 && !this.#signal.aborted) await pause(left);
    }
  }
}
