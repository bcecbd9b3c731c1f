/**
 * Why a request to a provider failed: `unconfigured` (no key, not sent), `unreachable` (no response), `refused`
 * (an error response), `failed` (the provider accepted the work and could not do it), `timeout`, `unreadable`
 * (a response in an unexpected format).
 */
type ProviderFault = 'unconfigured' | 'unreachable' | 'refused' | 'failed' | 'timeout' | 'unreadable';

export interface ProviderErrorOptions {
  fault: ProviderFault;
  /** HTTP status of an error response. */
  status?: number;
  /** The provider's error message, as plain text. */
  detail?: string | undefined;
  /** The provider's error code, such as `quota_exceeded`. */
  code?: string | undefined;
  cause?: unknown;
}

/** A failed request to a provider; `message` is the one of the error catalogue. */
export class ProviderError extends Error {
  override name = 'ProviderError';
  readonly fault: ProviderFault;
  readonly status: number | undefined;
  readonly detail: string | undefined;
  readonly code: string | undefined;
  /** Whether the request may have been charged although it failed, so that another attempt may pay again. */
  mayBePaid = false;

  constructor(message: string, { fault, status, detail, code, cause }: ProviderErrorOptions) {
    super(message, { cause });
    this.fault = fault;
    this.status = status;
    this.detail = detail;
    this.code = code;
  }
}
