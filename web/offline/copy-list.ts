/** One thing to keep, as the server lists it (`server/site/offline/copy-list.ts`). */
export interface Copy {
  /** Where it is fetched, and what it is kept under: from the root. */
  address: string;
  /** Another when it says something else. */
  version: string;
  /** Only for visitors who know the password. */
  isGated: boolean;
}

/** What was kept last, and what before that. */
export interface Kept {
  now: readonly Copy[];
  before: readonly Copy[];
}

export interface Plan {
  /** To be fetched, in this order. */
  missing: Copy[];
  /** Addresses to be forgotten, once nothing is missing. */
  surplus: string[];
  /** What is kept from then on. */
  kept: Kept;
}

interface Situation {
  /** What the server has now. */
  list: readonly Copy[];
  kept: Kept;
  /** The addresses under which something is kept. */
  present: ReadonlySet<string>;
  /** Whether the visitor knows the password, or there is none. */
  isUnlocked: boolean;
}

/**
 * What to fetch and what to forget. The scripts of the build before this one stay until the next: a page that was
 * opened with them may still ask for more. Nothing that is gated stays with a visitor who is locked out.
 */
export function planCopies({ list, kept, present, isUnlocked }: Situation): Plan {
  const now = list.filter(({ isGated }) => isUnlocked || !isGated);
  const known = new Map(kept.now.map(({ address, version }) => [address, version]));
  const missing = now.filter(
    ({ address, version }) => !present.has(address) || known.get(address) !== version,
  );
  // Its scripts alone tell a build: every publish gives a fragment another address. Those of a locked visitor are fewer.
  const listed = new Set(list.map(({ address }) => address));
  const isSameBuild = kept.now.every((copy) => !isOfBuild(copy) || listed.has(copy.address));
  const before = (isSameBuild ? kept.before : kept.now).filter(
    (copy) => isOfBuild(copy) && (isUnlocked || !copy.isGated),
  );
  const stays = new Set([...now, ...before].map(({ address }) => address));
  return {
    missing,
    surplus: [...present].filter((address) => !stays.has(address)),
    kept: { now, before },
  };
}

function isOfBuild({ address }: Copy): boolean {
  return address.startsWith('/assets/');
}

/** Reads a list that came over the network or out of a cache; undefined when it is none. */
export function readCopies(value: unknown): Copy[] | undefined {
  return Array.isArray(value) && value.every(isCopy) ? value : undefined;
}

function isCopy(value: unknown): value is Copy {
  return (
    typeof value === 'object' &&
    value !== null &&
    'address' in value &&
    typeof value.address === 'string' &&
    // Nothing of another host is ever kept.
    /^\/(?!\/)/.test(value.address) &&
    'version' in value &&
    typeof value.version === 'string' &&
    'isGated' in value &&
    typeof value.isGated === 'boolean'
  );
}
