import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { boom } from './errors.ts';
import type { Role } from './roles.ts';
import type { TokenRecord, TokenStore } from './store/tokens.ts';

/** Who a request comes from; a request without a token is anonymous and has none. */
export type Identity = { id: string; name: string; email: string; role: Role };

/** Who a token was made for. The administrator's token is configured, so nobody knows when it was made. */
export type Person = { id: string; name: string; role: Role; createdAt?: string };

/** The identity of the administrator's token. */
const ADMINISTRATOR: Identity = {
  id: 'local-editor',
  name: 'Local editor',
  email: 'editor@localhost',
  role: 'administrator',
};

/** How long a code for signing in is good for: the browser sends it back at once. */
const CODE_MS = 60_000;

/** How long a browser stays signed in. */
const SESSION_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * The token that the Studio of this lake gets on loopback. It is derived from the administrator's token, so it
 * outlives a restart and ends when that token is changed.
 */
export function studioToken(adminToken: string): string {
  return createHmac('sha256', adminToken).update('studio-session').digest('hex');
}

/** Tells who a token belongs to, in constant time, and keeps the tokens of everybody but the administrator. */
export class TokenRegistry {
  readonly #administrators: readonly Buffer[];
  /** Derived from the administrator's token; sessions opened with that token store it, and end when the token changes. */
  readonly #administratorMark: string;
  readonly #store: TokenStore;
  readonly #codes = new Map<string, { token: string; until: number }>();

  constructor(adminToken: string, store: TokenStore) {
    // With an empty secret the derived tokens would be known to everybody.
    if (adminToken === '') throw new Error('The administrator token of the lake must not be empty.');
    this.#administrators = [adminToken, studioToken(adminToken)].map((token) => Buffer.from(token));
    this.#administratorMark = createHmac('sha256', adminToken).update('sessions').digest('hex').slice(0, 16);
    this.#store = store;
  }

  /** The holder of a valid token. */
  identify(token: string): Identity | undefined {
    const found = this.#resolve(token);
    return found === 'expired' ? undefined : found;
  }

  #resolve(token: string): Identity | 'expired' | undefined {
    const given = Buffer.from(token);
    const isAdministrator = this.#administrators.some(
      (own) => own.length === given.length && timingSafeEqual(own, given),
    );
    if (isAdministrator) return ADMINISTRATOR;
    const record = this.#store.find(token);
    if (!record || record.revokedAt || !this.#hasItsParent(record)) return undefined;
    return hasExpired(record) ? 'expired' : identityOf(record);
  }

  /** A session ends with the token it was opened with. */
  #hasItsParent({ kind, parent }: TokenRecord): boolean {
    if (kind === 'token' || parent === this.#administratorMark) return true;
    const record = parent === undefined ? undefined : this.#store.get(parent);
    return record !== undefined && !record.revokedAt && !hasExpired(record);
  }

  /**
   * The identity of a request from its `Authorization: Bearer` header; undefined when it has none.
   *
   * @throws LakeError 401 with a code on which the Studio logs out, when the token is not valid (any more)
   */
  fromRequest(request: Request): Identity | undefined {
    const header = request.headers.get('authorization');
    if (!header) return undefined;
    const token = bearerToken(request);
    const identity = token === undefined ? undefined : this.#resolve(token);
    if (identity === 'expired') {
      throw boom(401, 'Unauthorized - Session expired', { errorCode: 'SIO-401-AEX' });
    }
    if (!identity) throw boom(401, 'Unauthorized - Session not found', { errorCode: 'SIO-401-ANF' });
    return identity;
  }

  /** Makes a token for a person or a program. Its `secret` is told this once. */
  mint({ label, role, expiresAt }: { label: string; role: Role; expiresAt?: Date }): MintedToken {
    return this.#store.add({ kind: 'token', label, role, expiresAt });
  }

  /** Every token that was minted, revoked ones only if asked for; no secrets, no sessions. */
  list({ revoked }: { revoked: boolean }): TokenRecord[] {
    return this.#store.list().filter(({ revokedAt }) => revoked || !revokedAt);
  }

  /** @returns whether there was such a token; its sessions end with it */
  revoke(id: string): boolean {
    return this.#store.revoke(id);
  }

  /** Signs in with a token: the secret of a session that ends by itself. Undefined when the token is not valid. */
  openSession(token: string, now = new Date()): string | undefined {
    const identity = this.identify(token);
    if (!identity) return undefined;
    this.#store.forgetOldSessions(now);
    const record = this.#store.find(token);
    const session = this.#store.add({
      kind: 'session',
      label: identity.name,
      role: identity.role,
      person: identity.id,
      parent: record?.parent ?? record?.id ?? this.#administratorMark,
      expiresAt: new Date(now.getTime() + SESSION_MS),
    });
    return session.secret;
  }

  /** Begins to sign in with a token: a code that opens one session, within a minute. Undefined when the token is not valid. */
  beginSession(token: string, now = Date.now()): string | undefined {
    if (!this.identify(token)) return undefined;
    for (const [old, { until }] of this.#codes) if (until <= now) this.#codes.delete(old);
    const code = randomBytes(32).toString('base64url');
    this.#codes.set(code, { token, until: now + CODE_MS });
    return code;
  }

  /** The secret of the session that a code opens; undefined when it was used before, is too old, or its token was revoked. */
  redeem(code: string, now = Date.now()): string | undefined {
    const begun = this.#codes.get(code);
    this.#codes.delete(code);
    return begun && now < begun.until ? this.openSession(begun.token) : undefined;
  }

  /** Signs out: ends a session. The token that it was opened with stays valid. */
  closeSession(secret: string): void {
    const record = this.#store.find(secret);
    if (record?.kind === 'session') this.#store.revoke(record.id);
  }

  /** Who a user id belongs to or belonged to. */
  person(id: string): Person | undefined {
    if (id === ADMINISTRATOR.id) return ADMINISTRATOR;
    const record = this.#store.list().find(({ person }) => person === id);
    return record && personOf(record);
  }

  /** Who can sign in. */
  people(): Person[] {
    const valid = this.#store.list().filter((record) => !record.revokedAt && !hasExpired(record));
    return [ADMINISTRATOR, ...valid.map(personOf)];
  }
}

/** The token that a request sends. */
export function bearerToken(request: Request): string | undefined {
  return /^bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
}

export type MintedToken = TokenRecord & { secret: string };

function hasExpired({ expiresAt }: TokenRecord): boolean {
  return expiresAt !== undefined && Date.parse(expiresAt) <= Date.now();
}

function personOf({ person, label, role, createdAt }: TokenRecord): Person {
  return { id: person, name: label, role, createdAt };
}

function identityOf({ person, label, role }: TokenRecord): Identity {
  return { id: person, name: label, email: `${person}@localhost`, role };
}
