import { createHmac, timingSafeEqual } from 'node:crypto';
import { boom } from './errors.ts';

/** Who a request comes from; a request without a token is anonymous and has none. */
export type Identity = { id: string; name: string; email: string; role: 'administrator' };

/** The one person of an embedded lake: whoever holds the token. */
const ADMINISTRATOR: Identity = {
  id: 'local-editor',
  name: 'Local editor',
  email: 'editor@localhost',
  role: 'administrator',
};

/**
 * The token that the Studio of this lake gets on loopback. It is derived from the administrator's token, so it
 * outlives a restart and ends when that token is changed.
 */
export function studioToken(adminToken: string): string {
  return createHmac('sha256', adminToken).update('studio-session').digest('hex');
}

/** Checks tokens in constant time. */
export class TokenRegistry {
  readonly #tokens: readonly Buffer[];

  constructor(adminToken: string) {
    // With an empty secret the derived tokens would be known to everybody.
    if (adminToken === '') throw new Error('The administrator token of the lake must not be empty.');
    this.#tokens = [adminToken, studioToken(adminToken)].map((token) => Buffer.from(token));
  }

  identify(token: string): Identity | undefined {
    const given = Buffer.from(token);
    const known = this.#tokens.some((own) => own.length === given.length && timingSafeEqual(own, given));
    return known ? ADMINISTRATOR : undefined;
  }

  /**
   * The identity of a request from its `Authorization: Bearer` header; undefined when it has none.
   *
   * @throws LakeError 401 with the code on which the Studio logs out, when the token is not one of ours
   */
  fromRequest(request: Request): Identity | undefined {
    const header = request.headers.get('authorization');
    if (!header) return undefined;
    const token = /^bearer\s+(\S+)$/i.exec(header)?.[1];
    const identity = token === undefined ? undefined : this.identify(token);
    if (!identity) throw boom(401, 'Unauthorized - Session not found', { errorCode: 'SIO-401-ANF' });
    return identity;
  }
}
