import {
  BodyTooLargeError,
  type BucketSize,
  openBlobStore,
  readBody,
  TokenBucket,
} from 'embedded-content-lake/http';
import { z } from 'zod';
import { type Caller, lakeUnreachable } from './editor-check.ts';
import { parseJson } from './offline/validation-error.ts';
import { createPayOnce, type KeptAnswer } from './pay-once.ts';
import type { Call, Provider, ReceivedCall } from './provider.ts';
import { createProviderError, type ProviderKind } from './provider-kind.ts';

export type GuardOptions = {
  /** Identifies the sender of a request by the Studio's token: only editors may cause costs. */
  identifyCaller(request: Request, address?: string): Promise<Caller>;
  /** Milliseconds since 1970. */
  now(): number;
};

/** Guards one provider: authenticates calls, limits their size and rate, and does paid work once. */
export type Guard = {
  /** Reads an editor's call. Returns an error response for other callers, for a body that is too large and for too many calls. */
  admit(call: ReceivedCall, maxBytes: number): Promise<Call | Response>;
  /** Does paid work once per `workId`, within the rate limit. */
  pay(call: Call, work: () => Promise<Response>): Promise<Response>;
};

/** The rate limit of calls: enough for several tabs that each poll a video every 3 seconds. */
const CALLS: BucketSize = { capacity: 120, perSecond: 2 };
/** The rate limit of paid calls: eight agents, each tried three times, within ten minutes. */
const PAID_CALLS: BucketSize = { capacity: 24, perSecond: 24 / 600 };

const UNFINISHED =
  'This server has no answer to what it ordered before: it was ended meanwhile, or its disk is full. That may have been paid. The next call asks the provider anew.';

export function createGuard(
  { kind, paidAnswers = openBlobStore(undefined) }: Pick<Provider, 'kind' | 'paidAnswers'>,
  { identifyCaller, now }: GuardOptions,
): Guard {
  const calls = new TokenBucket(CALLS, now());
  const paidCalls = new TokenBucket(PAID_CALLS, now());
  const payOnce = createPayOnce({
    store: paidAnswers,
    now,
    isResult: (answer) => holdsResult(kind, answer),
    unfinished: () => createProviderError(kind, 504, 'unfinished', UNFINISHED),
  });
  /** Counts one call; returns a refusal when the limit is reached. */
  const take = (bucket: TokenBucket): Response | undefined => {
    const seconds = Math.ceil(bucket.getSecondsUntil(1, now()));
    if (seconds > 0) {
      const message = `Too many calls. Wait ${seconds} seconds.`;
      const headers = { 'retry-after': String(seconds) };
      return createProviderError(kind, 429, 'too_many_requests', message, headers);
    }
    bucket.take(1, now());
    return undefined;
  };

  return {
    async admit({ request, path, address }, maxBytes) {
      const caller = await identifyCaller(request, address);
      if (caller === 'unknown') {
        return createProviderError(
          kind,
          503,
          'lake_silent',
          lakeUnreachable.message,
          lakeUnreachable.headers,
        );
      }
      if (caller === 'anonymous') {
        const message = 'Only signed-in editors may do this. Open the Studio and sign in.';
        return createProviderError(kind, 401, 'unauthorized', message);
      }
      const tooMany = take(calls);
      if (tooMany) return tooMany;
      try {
        return {
          path,
          method: request.method,
          body: request.body ? await readBody(request, { bytes: maxBytes }) : new Uint8Array(),
          contentType: request.headers.get('content-type') ?? undefined,
          workId: request.headers.get('idempotency-key') ?? undefined,
        };
      } catch (error) {
        if (!(error instanceof BodyTooLargeError)) throw error;
        return createProviderError(kind, 413, 'too_large', `${error.message}.`);
      }
    },
    pay: (call, work) => payOnce(call.workId, call, async () => take(paidCalls) ?? work()),
  };
}

const text = z.string().min(1);
const results = {
  speech: z.object({ audio_base64: text }),
  media: z.object({ secure_url: text }),
  video: z.object({ id: text }),
} satisfies Record<ProviderKind, z.ZodType>;

/** Whether a response contains the paid result: a captive portal responds with 200 and a sign-in page. */
export function holdsResult(kind: ProviderKind, { headers, body }: KeptAnswer): boolean {
  // Without timestamps, the body is the audio itself.
  if (kind === 'speech' && headers.get('content-type')?.startsWith('audio/')) return body.length > 0;
  return results[kind].safeParse(parseJson(body)).success;
}
