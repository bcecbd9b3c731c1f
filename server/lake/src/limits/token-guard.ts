import { createHash } from 'node:crypto';
import { bearerToken, type Identity, type TokenRegistry } from '../identity.ts';
import { LruCache } from '../query/lru-cache.ts';
import { FailedAttempts } from './failed-attempts.ts';
import { tooManyRequests } from './limits.ts';

const MAX_KNOWN = 10_000;

/**
 * Keeps whoever guesses tokens waiting, as the sign-in page does. Each wrong token counts once: a Studio whose session has ended
 * sends the same one many times. An address that has to wait may go on with the tokens that it has shown before.
 */
export class TokenGuard {
  readonly #tokens: TokenRegistry;
  readonly #attempts: FailedAttempts;
  /** By address and token, whether it was valid when it was last shown. */
  readonly #known = new LruCache<{ isValid?: boolean }>(MAX_KNOWN);

  constructor(tokens: TokenRegistry, attempts = new FailedAttempts()) {
    this.#tokens = tokens;
    this.#attempts = attempts;
  }

  /**
   * Who sends a request; undefined without a token. `address` is absent where callers are not limited.
   *
   * @throws LakeError 401 for a token that is not valid, 429 when its address has shown too many of them
   */
  identify(request: Request, address: string | undefined): Identity | undefined {
    const token = bearerToken(request);
    if (address === undefined || token === undefined) return this.#tokens.fromRequest(request);
    const key = `${address} ${createHash('sha256').update(token).digest('base64')}`;
    const known = this.#known.getOrCreate(key, () => ({}));
    const wait = this.#attempts.secondsToWait(address);
    if (!known.isValid && wait > 0) throw tooManyRequests('Too many wrong tokens from this address', wait);
    try {
      const identity = this.#tokens.fromRequest(request);
      known.isValid = true;
      return identity;
    } catch (error) {
      if (known.isValid === undefined) this.#attempts.failed(address);
      known.isValid = false;
      throw error;
    }
  }
}
