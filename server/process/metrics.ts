import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { LakeFigures } from 'embedded-content-lake';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Maps paths to the values of the label `route`: few, so that requests for unknown paths create no new time series. */
const ROUTES: readonly (readonly [RegExp, string])[] = [
  [/^\/v[^/]+\/data\/(query|mutate|actions|listen|doc|history|export)(\/|$)/, '/data/$1'],
  [/^\/v[^/]+\/data\/live\//, '/data/live'],
  [/^\/v[^/]+\/assets\//, '/assets'],
  [/^\/v[^/]+\//, '/api'],
  [/^\/(images|files|assets|studio|_fragments|_share|_providers|_lake)(\/|$)/, '/$1'],
];

/** The metrics of the server in the Prometheus format. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #requests = new Histogram({
    name: 'site_request_duration_seconds',
    help: 'Time until a request was answered, by route, method and status.',
    labelNames: ['route', 'method', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [this.#registry],
  });
  readonly #pictures = new Histogram({
    name: 'lake_picture_duration_seconds',
    help: 'Time that making a picture took, without waiting for its turn.',
    buckets: [0.01, 0.05, 0.2, 1, 5, 30],
    registers: [this.#registry],
  });

  readonly #rendering = new Histogram({
    name: 'site_publish_to_rendered_seconds',
    help: 'Time from a publish until all pages were rendered again.',
    buckets: [0.2, 0.5, 1, 2, 5, 10, 30, 120],
    registers: [this.#registry],
  });

  /** @param figures returns the current figures of the lake */
  constructor(dataDirectory: string, figures: () => LakeFigures) {
    const registers = [this.#registry];
    collectDefaultMetrics({ register: this.#registry });
    new Gauge({
      name: 'lake_pictures_waiting',
      help: 'Pictures that wait to be made, by urgency.',
      labelNames: ['urgency'],
      registers,
      collect() {
        for (const [urgency, count] of Object.entries(figures().picturesWaiting))
          this.set({ urgency }, count);
      },
    });
    new Gauge({
      name: 'lake_listeners',
      help: 'Event streams that are open.',
      registers,
      collect() {
        this.set(figures().listeners);
      },
    });
    new Counter({
      name: 'lake_answers_total',
      help: 'Answers of the content API, by whether they were kept from an earlier request.',
      labelNames: ['cached'],
      registers,
      collect() {
        const { cached, computed } = figures().answers;
        this.reset();
        this.inc({ cached: 'true' }, cached);
        this.inc({ cached: 'false' }, computed);
      },
    });
    new Gauge({
      name: 'lake_store_bytes',
      help: 'Size of the store on disk, with what is in its log.',
      registers,
      collect() {
        const sizes = ['lake.sqlite', 'lake.sqlite-wal'].map(
          (name) => statSync(join(dataDirectory, name), { throwIfNoEntry: false })?.size ?? 0,
        );
        this.set(sizes.reduce((sum, size) => sum + size, 0));
      },
    });
  }

  recordAnswer({ pathname, method, status, milliseconds }: Answered): void {
    const labels = { route: getRoute(pathname), method: getMethod(method), status: String(status) };
    this.#requests.observe(labels, milliseconds / 1000);
  }

  recordPicture(milliseconds: number): void {
    this.#pictures.observe(milliseconds / 1000);
  }

  recordRendering(milliseconds: number): void {
    this.#rendering.observe(milliseconds / 1000);
  }

  async answer(): Promise<Response> {
    const headers = { 'content-type': this.#registry.contentType, 'cache-control': 'no-store' };
    return new Response(await this.#registry.metrics(), { headers });
  }
}

/** A finished request. */
export type Answered = { pathname: string; method: string; status: number; milliseconds: number };

function getRoute(pathname: string): string {
  for (const [pattern, route] of ROUTES) {
    const match = pattern.exec(pathname);
    if (match) return route.replace('$1', match[1] ?? '');
  }
  return '/page';
}

/** Unknown methods become `other`: clients can send any method, and each value of a label creates a time series. */
function getMethod(method: string): string {
  return ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].includes(method) ? method : 'other';
}
