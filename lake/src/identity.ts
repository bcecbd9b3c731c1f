import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { createHttpError } from './errors.ts';
import type { Role } from './roles.ts';
import type { TokenRecord, TokenStore } from './store/tokens.ts';

/** The user who sent a request. Requests without a token are anonymous and have no identity. */
export type Identity = { id: string; name: string; email: string; role: Role };

/** A user with a token. `createdAt` is unknown for the administrator, whose token is configured. */
export type Person = { id: string; name: string; role: Role; createdAt?: string };

/** The identity of the administrator's token. */
const ADMINISTRATOR: Identity = {
  id: 'local-editor',
  name: 'Local editor',
  email: 'editor@localhost',
  role: 'administrator',
};

/** The lifetime of a sign-in code, which the browser sends back immediately. */
const CODE_MS = 60_000;

/** The lifetime of a session. */
const SESSION_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * The token that the Studio of this lake gets on loopback. It is derived from the administrator's token, so it stays valid after
 * a restart and becomes invalid when that token changes.
 */
export function deriveStudioToken(adminToken: string): string {
  return createHmac('sha256', adminToken).update('studio-session').digest('hex');
}

/** Identifies the user of a token, and manages all tokens except the administrator's, which it compares in constant time. */
export class TokenRegistry {
  readonly #administrators: readonly Buffer[];
  /** Derived from the administrator's token. Sessions opened with that token store it, so they end when the token changes. */
  readonly #administratorMark: string;
  readonly #store: TokenStore;
  readonly #codes = new Map<string, { token: string; until: number }>();

  constructor(adminToken: string, store: TokenStore) {
    // Tokens derived from an empty secret could be computed by anybody.
    if (adminToken === '') throw new Error('The administrator token of the lake must not be empty.');
    this.#administrators = [adminToken, deriveStudioToken(adminToken)].map((token) => Buffer.from(token));
    this.#administratorMark = createHmac('sha256', adminToken).update('sessions').digest('hex').slice(0, 16);
    this.#store = store;
  }

  /** The user of a valid token. */
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
    return hasExpired(record) ? 'expired' : toIdentity(record);
  }

  /** Whether the token with which a session was opened is still valid. */
  #hasItsParent({ kind, parent }: TokenRecord): boolean {
    if (kind === 'token' || parent === this.#administratorMark) return true;
    const record = parent === undefined ? undefined : this.#store.get(parent);
    return record !== undefined && !record.revokedAt && !hasExpired(record);
  }

  /**
   * The identity of a request from its `Authorization: Bearer` header; undefined when it has none.
   *
   * @throws LakeError 401 with a code that makes the Studio log out, when the token is invalid or has expired
   */
  fromRequest(request: Request): Identity | undefined {
    const header = request.headers.get('authorization');
    if (!header) return undefined;
    const token = readBearerToken(request);
    const identity = token === undefined ? undefined : this.#resolve(token);
    if (identity === 'expired') {
      throw createHttpError(401, 'Unauthorized - Session expired', { errorCode: 'SIO-401-AEX' });
    }
    if (!identity)
      throw createHttpError(401, 'Unauthorized - Session not found', { errorCode: 'SIO-401-ANF' });
    return identity;
  }

  /** Creates a token for a person or a program. Its `secret` is returned only this once. */
  mint({ label, role, expiresAt }: { label: string; role: Role; expiresAt?: Date }): MintedToken {
    return this.#store.add({ kind: 'token', label, role, expiresAt });
  }

  /** Lists tokens, with revoked ones on request, without secrets and sessions. */
  list({ revoked }: { revoked: boolean }): TokenRecord[] {
    return this.#store.list().filter(({ revokedAt }) => revoked || !revokedAt);
  }

  /** Revokes a token and its sessions. @returns whether there was such a token */
  revoke(id: string): boolean {
    return this.#store.revoke(id);
  }

  /** Signs in with a token. Returns the secret of a session that expires; undefined when the token is invalid. */
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

  /** Starts to sign in with a token. Returns a code that opens one session within a minute; undefined for an invalid token. */
  beginSession(token: string, now = Date.now()): string | undefined {
    if (!this.identify(token)) return undefined;
    for (const [old, { until }] of this.#codes) if (until <= now) this.#codes.delete(old);
    const code = randomBytes(32).toString('base64url');
    this.#codes.set(code, { token, until: now + CODE_MS });
    return code;
  }

  /** Opens a session with a code and returns its secret; undefined for a used or expired code, or when its token was revoked. */
  redeem(code: string, now = Date.now()): string | undefined {
    const begun = this.#codes.get(code);
    this.#codes.delete(code);
    return begun && now < begun.until ? this.openSession(begun.token) : undefined;
  }

  /** Signs out: ends a session. The token with which it was opened stays valid. */
  closeSession(secret: string): void {
    const record = this.#store.find(secret);
    if (record?.kind === 'session') this.#store.revoke(record.id);
  }

  /** The current or former user with an id. */
  findPerson(id: string): Person | undefined {
    if (id === ADMINISTRATOR.id) return ADMINISTRATOR;
    const record = this.#store.list().find(({ person }) => person === id);
    return record && toPerson(record);
  }

  /** All users with a valid token. */
  listPeople(): Person[] {
    const valid = this.#store.list().filter((record) => !record.revokedAt && !hasExpired(record));
    return [ADMINISTRATOR, ...valid.map(toPerson)];
  }
}

/** The bearer token of a request. */
export function readBearerToken(request: Request): string | undefined {
  return /^bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
}

export type MintedToken = TokenRecord & { secret: string };

function hasExpired({ expiresAt }: TokenRecord): boolean {
  return expiresAt !== undefined && Date.parse(expiresAt) <= Date.now();
}

function toPerson({ person, label, role, createdAt }: TokenRecord): Person {
  return { id: person, name: label, role, createdAt };
}

function toIdentity({ person, label, role }: TokenRecord): Identity {
  return { id: person, name: label, email: `${person}@localhost`, role };
}
