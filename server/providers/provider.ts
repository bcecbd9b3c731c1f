import type { BlobStore, Bytes } from 'embedded-content-lake/http';
import type { ProviderKind } from './provider-kind.ts';

/** A call that was let in. `path` is the part behind `/_providers/<kind>`, such as `/v1/voices`. */
export type Call = {
  path: string;
  method: string;
  body: Bytes;
  contentType: string | undefined;
  /** Names the piece of paid work that this is. */
  workId: string | undefined;
};

/** One of the three providers, played by this server or reached through it. */
export type Provider = {
  kind: ProviderKind;
  /** Bytes of the largest body. */
  maxBytes: number;
  /** Whether a call is one of the pipeline's; every other path of the product is closed. */
  allows(method: string, path: string): boolean;
  /** Whether it costs money, and so must not be repeated for nothing. */
  isPaid(call: Call): boolean;
  /** Where the answers of paid calls are kept; in memory without it, which does for work that costs nothing after all. */
  paidAnswers?: BlobStore;
  /** Answers a call that is allowed. */
  answer(call: Call): Promise<Response>;
  /** Answers what everybody may see, such as the files themselves; undefined when a path is not of that kind. */
  deliver?(request: Request, path: string): Promise<Response | undefined>;
};

/** The calls of the pipeline, spec section 7, by kind. Segments that vary are patterns, so that nothing else fits. */
const pipelineCalls: Record<ProviderKind, readonly { method: string; path: RegExp }[]> = {
  speech: [
    { method: 'GET', path: /^\/v1\/voices$/ },
    {
      method: 'POST',
      path: /^\/v1\/text-to-speech\/(?!undefined(?:\/|$))[A-Za-z0-9_-]{1,64}(?:\/with-timestamps)?$/,
    },
  ],
  media: [{ method: 'POST', path: /^\/v1_1\/[\w-]{1,64}\/(?:image|video)\/upload$/ }],
  video: [
    { method: 'POST', path: /^\/talks$/ },
    { method: 'GET', path: /^\/talks\/[\w-]{1,64}$/ },
  ],
};

export function isPipelineCall(kind: ProviderKind, method: string, path: string): boolean {
  return pipelineCalls[kind].some((call) => call.method === method && call.path.test(path));
}
