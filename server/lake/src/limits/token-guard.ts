import { createHash } from 'node:crypto';
import { bearerToken, type Identity, type TokenRegistry } from '../identity.ts';
import { LruCache } from '../query/lru-cache.ts';
import { FailedAttempts } from './failed-attempts.ts';
import { tooManyRequests } from './limits.ts';

const MAX_KNOWN = 10_000;

/** Whether a token was valid when an address last showed it; unset until then. */
type KnownToken = { isValid?: boolean };

/**
 * Keeps whoever guesses tokens waiting, as the sign-in page does. Each wrong token counts once: a Studio whose session has ended
 * sends the same one many times. An address that has to wait may go on with the tokens that it has shown before.
 */
export class TokenGuard {
  readonly #tokens: TokenRegistry;
  readonly #attempts: FailedAttempts;
  /** By address and token. */
  readonly #known = new LruCache<KnownToken>(MAX_KNOWN);

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
    const known = this.#knownOf(token, address);
    const wait = this.#attempts.secondsToWait(address);
    if (!known.isValid && wait > 0) throw tooManyRequests('Too many wrong tokens from this address', wait);
    try {
      const identity = this.#tokens.fromRequest(request);
      known.isValid = true;
      return identity;
    } catch (error) {
      this.#wasWrong(known, address);
      throw error;
    }
  }

  /** The same for a token alone; undefined where `identify` would refuse it. */
  holderOf(token: string, address: string | undefined): Identity | undefined {
    if (address === undefined) return this.#tokens.identify(token);
    const known = this.#knownOf(token, address);
    if (!known.isValid && this.#attempts.secondsToWait(address) > 0) return undefined;
    const identity = this.#tokens.identify(token);
    if (identity) known.isValid = true;
    else this.#wasWrong(known, address);
    return identity;
  }

  #knownOf(token: string, address: string): KnownToken {
    const key = `${address} ${createHash('sha256').update(token).digest('base64')}`;
    return this.#known.getOrCreate(key, () => ({}));
  }

  #wasWrong(known: KnownToken, address: string): void {
    if (known.isValid === undefined) this.#attempts.failed(address);
    known.isValid = false;
  }
}
