import type { QueryParams } from '@sanity/client';

/** Runs a GROQ query and resolves with its result. */
export type ContentReader = (query: string, params: QueryParams) => Promise<unknown>;

/** Sends one request to the content lake: over the network in a browser, or directly to the lake in the server's process. */
export type ContentTransport = (request: Request) => Promise<Response>;

export interface ContentSource {
  /** The origin of the embedded lake, such as 'http://localhost:3000'. */
  origin: string;
  transport: ContentTransport;
}

/** Request timeout in ms. The embedded lake limits a query to ten seconds. */
export const timeoutMs = 15_000;
