import type { BlobStore, Bytes } from 'embedded-content-lake/http';
import type { ProviderKind } from './provider-kind.ts';

/** A call as it arrives: `path` is the provider's own, `address` the caller's. */
export type ReceivedCall = { request: Request; path: string; address: string | undefined };

/** An admitted call. `path` is the part after `/_providers/<kind>`, such as `/v1/voices`. */
export type Call = {
  path: string;
  method: string;
  body: Bytes;
  contentType: string | undefined;
  /** Identifies the piece of paid work; from the Idempotency-Key header. */
  workId: string | undefined;
};

/** One of the three providers, simulated or proxied by this server. */
export type Provider = {
  kind: ProviderKind;
  /** The largest allowed body. */
  maxBytes: number;
  /** Whether a call belongs to the avatar pipeline; all other paths of the product are closed. */
  allows(method: string, path: string): boolean;
  /** Whether a call costs money and so must be done only once. */
  isPaid(call: Call): boolean;
  /** Stores the responses of paid calls; without it they are kept in memory, which is enough for offline work. */
  paidAnswers?: BlobStore;
  /** Handles an allowed call. */
  answer(call: Call): Promise<Response>;
  /** Serves public files; resolves to undefined for other paths. */
  deliver?(call: ReceivedCall): Promise<Response | undefined>;
};

/** The calls of the avatar pipeline, by kind. The patterns are strict, so that no other path matches. */
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
