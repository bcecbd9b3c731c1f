import { createHash } from 'node:crypto';
import { type Identity, readBearerToken, type TokenRegistry } from '../identity.ts';
import { LruCache } from '../lru-cache.ts';
import { FailedAttempts } from './failed-attempts.ts';
import { createTooManyRequests } from './limits.ts';

const MAX_KNOWN = 10_000;

/** Whether a token was valid when an address last sent it; undefined before the first time. */
type KnownToken = { isValid?: boolean };

/**
 * Limits guessing of tokens by address, as the sign-in page does. Each wrong token counts once, since a Studio whose session has
 * ended sends the same token many times. A limited address can still use valid tokens that it has sent before.
 */
export class TokenGuard {
  readonly #tokens: TokenRegistry;
  readonly #attempts: FailedAttempts;
  /** The known tokens, by address and hash of the token. */
  readonly #known = new LruCache<KnownToken>(MAX_KNOWN);

  constructor(tokens: TokenRegistry, attempts = new FailedAttempts()) {
    this.#tokens = tokens;
    this.#attempts = attempts;
  }

  /**
   * The user of a request; undefined without a token. `address` is absent if callers are not limited.
   *
   * @throws LakeError 401 for an invalid token, 429 when its address has sent too many of them
   */
  identify(request: Request, address: string | undefined): Identity | undefined {
    const token = readBearerToken(request);
    if (address === undefined || token === undefined) return this.#tokens.fromRequest(request);
    const known = this.#findKnown(token, address);
    const wait = this.#attempts.getSecondsToWait(address);
    if (!known.isValid && wait > 0)
      throw createTooManyRequests('Too many wrong tokens from this address', wait);
    try {
      const identity = this.#tokens.fromRequest(request);
      known.isValid = true;
      return identity;
    } catch (error) {
      this.#countWrong(known, address);
      throw error;
    }
  }

  /** The user of a token; undefined when `identify` would throw. */
  findHolder(token: string, address: string | undefined): Identity | undefined {
    if (address === undefined) return this.#tokens.identify(token);
    const known = this.#findKnown(token, address);
    if (!known.isValid && this.#attempts.getSecondsToWait(address) > 0) return undefined;
    const identity = this.#tokens.identify(token);
    if (identity) known.isValid = true;
    else this.#countWrong(known, address);
    return identity;
  }

  #findKnown(token: string, address: string): KnownToken {
    const key = `${address} ${createHash('sha256').update(token).digest('base64')}`;
    return this.#known.getOrCreate(key, () => ({}));
  }

  #countWrong(known: KnownToken, address: string): void {
    if (known.isValid === undefined) this.#attempts.countFailure(address);
    known.isValid = false;
  }
}
