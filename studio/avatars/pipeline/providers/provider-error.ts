/**
 * Why a call to a provider failed: `unconfigured` before it was sent, `unreachable` without an answer, `refused` by an
 * answer that is an error, `failed` where the provider took the work and could not do it, `timeout` where it took
 * too long, `unreadable` by an answer that is not what its documentation says.
 */
export type ProviderFault = 'unconfigured' | 'unreachable' | 'refused' | 'failed' | 'timeout' | 'unreadable';

export interface ProviderErrorOptions {
  fault: ProviderFault;
  /** The HTTP status of a refusal. */
  status?: number;
  /** The provider's own words about what is wrong, as plain text. */
  detail?: string | undefined;
  /** The provider's own code for what is wrong, such as `quota_exceeded`. */
  code?: string | undefined;
  cause?: unknown;
}

/** A call to a provider failed; `message` is the one of the error catalogue, spec section 8. */
export class ProviderError extends Error {
  override name = 'ProviderError';
  readonly fault: ProviderFault;
  readonly status: number | undefined;
  readonly detail: string | undefined;
  readonly code: string | undefined;
  /** Whether the call costs money and nobody knows if it was paid: then the next attempt may pay again. */
  mayBePaid = false;

  constructor(message: string, { fault, status, detail, code, cause }: ProviderErrorOptions) {
    super(message, { cause });
    this.fault = fault;
    this.status = status;
    this.detail = detail;
    this.code = code;
  }
}
