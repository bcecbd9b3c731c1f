import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { isRole, type Role } from '../roles.ts';

/** A token belongs to a program or a person; a session is created when somebody signs in with a token. */
type TokenKind = 'token' | 'session';

/** The stored data of a token, without its secret. */
export type TokenRecord = {
  id: string;
  kind: TokenKind;
  /** The user of the token; a session has the user of its token. */
  person: string;
  label: string;
  role: Role;
  /** For a session: the id of the token with which it was opened, or the mark of the administrator's token. */
  parent: string | undefined;
  createdAt: string;
  expiresAt: string | undefined;
  /** Revoked tokens are invalid, but kept so that history shows their user. */
  revokedAt: string | undefined;
};

const SCHEMA = `CREATE TABLE IF NOT EXISTS tokens (
  id TEXT PRIMARY KEY, kind TEXT NOT NULL, person TEXT NOT NULL, label TEXT NOT NULL, role TEXT NOT NULL,
  parent TEXT, hash BLOB NOT NULL, created_at TEXT NOT NULL, expires_at TEXT, revoked_at TEXT
) WITHOUT ROWID;`;

/** The prefix of session secrets. */
export const SESSION_PREFIX = 'lks_';
const PREFIXES: Readonly<Record<TokenKind, string>> = { token: 'lkt_', session: SESSION_PREFIX };
const SECRET = /^lk[ts]_([0-9a-f]{12})_[\w-]{32}$/;
/** How long ended sessions are kept. */
const ENDED_SESSION_RETENTION_MS = 7 * 24 * 60 * 60 * 1000;

/** The lake's tokens and sessions. Only hashes of their secrets are stored. */
export class TokenStore {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    this.#database = database;
    database.exec(SCHEMA);
  }

  /** Creates a token; its secret is returned only this once. */
  add(token: {
    kind: TokenKind;
    label: string;
    role: Role;
    person?: string;
    parent?: string;
    expiresAt?: Date | undefined;
  }): TokenRecord & { secret: string } {
    const id = randomBytes(6).toString('hex');
    const secret = `${PREFIXES[token.kind]}${id}_${randomBytes(24).toString('base64url')}`;
    const record: TokenRecord = {
      id,
      kind: token.kind,
      person: token.person ?? `p${id}`,
      label: token.label,
      role: token.role,
      parent: token.parent,
      createdAt: new Date().toISOString(),
      expiresAt: token.expiresAt?.toISOString(),
      revokedAt: undefined,
    };
    const { kind, person, label, role, parent, createdAt, expiresAt } = record;
    this.#database
      .prepare('INSERT INTO tokens VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, NULL)')
      .run(id, kind, person, label, role, parent ?? null, computeHash(secret), createdAt, expiresAt ?? null);
    return { ...record, secret };
  }

  /** Finds the token of a secret, including revoked and expired ones. The comparison takes constant time. */
  find(secret: string): TokenRecord | undefined {
    const id = SECRET.exec(secret)?.[1];
    const row = id === undefined ? undefined : this.#readRow(id);
    const isSame = row?.hash instanceof Uint8Array && timingSafeEqual(row.hash, computeHash(secret));
    return row && isSame ? readToken(row) : undefined;
  }

  get(id: string): TokenRecord | undefined {
    const row = this.#readRow(id);
    return row && readToken(row);
  }

  #readRow(id: string): Record<string, unknown> | undefined {
    return this.#database.prepare('SELECT * FROM tokens WHERE id = ?').get(id);
  }

  /** Lists tokens without sessions, oldest first. */
  list(): TokenRecord[] {
    const rows = this.#database.prepare("SELECT * FROM tokens WHERE kind = 'token' ORDER BY created_at, id");
    return rows.all().map(readToken);
  }

  /** @returns whether there was such a token that was not revoked yet */
  revoke(id: string): boolean {
    const revoke = 'UPDATE tokens SET revoked_at = ? WHERE id = ? AND revoked_at IS NULL';
    return this.#database.prepare(revoke).run(new Date().toISOString(), id).changes > 0;
  }

  forgetOldSessions(now: Date): void {
    const past = new Date(now.getTime() - ENDED_SESSION_RETENTION_MS).toISOString();
    this.#database
      .prepare("DELETE FROM tokens WHERE kind = 'session' AND (expires_at < ? OR revoked_at < ?)")
      .run(past, past);
  }
}

function computeHash(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

function readToken(row: Record<string, unknown>): TokenRecord {
  const readText = (column: string) => (row[column] === null ? undefined : String(row[column]));
  return {
    id: String(row.id),
    kind: row.kind === 'session' ? 'session' : 'token',
    person: String(row.person),
    label: String(row.label),
    // Unknown roles get the fewest permissions.
    role: isRole(row.role) ? row.role : 'viewer',
    parent: readText('parent'),
    createdAt: String(row.created_at),
    expiresAt: readText('expires_at'),
    revokedAt: readText('revoked_at'),
  };
}
